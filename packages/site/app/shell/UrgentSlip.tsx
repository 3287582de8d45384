import { useLocation } from 'react-router';
import { currentFor } from '@daily-nest/ui/header';
import { Link } from '@daily-nest/ui/link';
import { urgentLink } from '../brand.ts';
import * as css from './UrgentSlip.css.ts';

/** The red slip in the header of every page: the link to urgent help. */
export function UrgentSlip() {
  const { pathname } = useLocation();
  const [first = '', ...others] = urgentLink.label.split(' ');
  return (
    <Link
      href={urgentLink.href}
      className={css.slip}
      aria-label={urgentLink.label}
      aria-current={currentFor(urgentLink.href, pathname)}
    >
      <span className={css.words}>
        {first}
        <span className={css.others}> {others.join(' ')}</span>
      </span>
    </Link>
  );
}
