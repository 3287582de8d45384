import { Link } from '@daily-nest/ui/link';
import { SkipLink } from '@daily-nest/ui/skip-link';
import { Logo, names } from '../brand.ts';
import * as css from './BackBar.css.ts';
import { headLogo } from './head-logo.css.ts';
import { UrgentSlip } from './UrgentSlip.tsx';
import * as words from '../words/shell.ts';

interface BackBarProps {
  /** The page below it: in columns, or filling the window. @default 'page' */
  over?: keyof typeof css.over;
}

/** The target of the skip link: spread it on the element below the bar. */
export const belowBar = { id: 'below', tabIndex: -1 };

/** The header of a page without the shared layout: skip link, link back and the title's name. */
export function BackBar({ over = 'page' }: BackBarProps) {
  return (
    <>
      {/* Outside of the bar, whose cut edge would clip the link. */}
      <SkipLink href={`#${belowBar.id}`} />
      <div className={`${css.bar} ${css.over[over]}`}>
        <Link href="/" className={css.back}>
          {words.backToHome}
        </Link>
        <UrgentSlip />
        <Link href="/" aria-label={names.name} className={css.logo}>
          <Logo ground="masthead" className={headLogo} />
        </Link>
      </div>
    </>
  );
}
