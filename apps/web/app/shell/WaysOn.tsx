import { Link } from '@daily-nest/ui/link';
import { wordsOf } from './wordsOf.ts';
import * as css from './WaysOn.css.ts';

const lists = [
  ['Articles', '/articles'],
  ['Parenting Tips', '/parenting-tips'],
  ['Community Stories', '/community-stories'],
  ['Blog', '/blog'],
] as const;

/** Where a reader may go from an address that leads nowhere: a search for its words, and the lists of what there is. */
export function WaysOn({ path }: { path: string }) {
  const words = wordsOf(path);
  return (
    <nav aria-label="Ways on" className={css.ways}>
      <Link href={words ? `/search?${new URLSearchParams({ q: words })}` : '/search'} className={css.way}>
        {words ? `Search for “${words}”` : 'Search'}
      </Link>
      {lists.map(([label, href]) => (
        <Link key={href} href={href} className={css.way}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
