import { ages } from '@daily-nest/content/ages';
import { Link } from '@daily-nest/ui/link';
import * as css from './AgeTape.css.ts';
import * as words from '../words/lists.ts';

interface AgeTapeProps {
  /** The address of the current page. */
  current?: string;
  className?: string | undefined;
}

/** The ages as a paper tape of links: the way through /ages, and the ribbon where no script runs. */
export function AgeTape({ current, className }: AgeTapeProps) {
  return (
    <nav aria-label={words.ages} className={[css.scroller, className].filter(Boolean).join(' ')}>
      <ul className={css.parts}>
        {[{ slug: '', label: words.all }, ...ages].map(({ slug, label }) => {
          const href = slug ? `/ages/${slug}` : '/ages';
          return (
            <li key={slug} className={css.part}>
              <Link href={href} aria-current={href === current ? 'page' : undefined} className={css.face}>
                <Ticks of={slug} />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** How many months, quarters or years are printed on a part of the tape. */
const divisions: Record<string, number> = {
  pregnancy: 10,
  '0-to-1': 12,
  '1-to-3': 8,
  '3-to-6': 6,
  '6-to-12': 6,
  teens: 6,
};

/** The printed ticks of a part of the tape. The part of all ages is its metal end, with a hole. */
export function Ticks({ of }: { of: string }) {
  const count = divisions[of];
  if (!count) return <span aria-hidden="true" className={css.hole} />;
  const width = 10 * count;
  const path = Array.from({ length: count }, (_, place) => `M${10 * place} 0v${place % 2 ? 6 : 10}`).join('');
  return (
    <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true" className={css.ticks}>
      <path d={path} />
    </svg>
  );
}
