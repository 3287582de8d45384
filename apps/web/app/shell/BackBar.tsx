import { Link } from '@daily-nest/ui/link';
import { Logo, names } from '../brand.ts';
import * as css from './BackBar.css.ts';

/** The head of a page without the shared frame: the way back, and whose page it is. */
export function BackBar() {
  return (
    <div className={css.bar}>
      <Link href="/" className={css.back}>
        ← Back to Home
      </Link>
      <Link href="/" aria-label={names.name} className={css.logo}>
        <Logo ground="masthead" />
      </Link>
    </div>
  );
}
