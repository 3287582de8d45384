import { Link } from '@daily-nest/ui/link';
import { urgentLink } from '../brand.ts';
import * as css from './CallNow.css.ts';

export interface CallNowProps {
  /** The emergency number, as it is printed and as it is dialed. */
  number: string;
  call: string;
  /** The emergency that the piece is about. Left out where the piece only names the number. */
  id?: string;
  title?: string;
}

/** At the head of a piece about health, for whoever has no time to read it: the number, and what to do now. */
export function CallNow({ number, call, id = '', title }: CallNowProps) {
  return (
    <p className={css.root}>
      <span className={css.question}>Happening now?</span>{' '}
      <a className={css.way} href={call}>
        {`Call ${number}`}
      </a>{' '}
      <Link className={css.way} href={urgentLink.href + (id && `/${id}`)}>
        {title ? `${title}: what to do` : 'What to do'}
      </Link>
    </p>
  );
}
