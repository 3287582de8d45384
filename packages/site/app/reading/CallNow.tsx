import { Link } from '@daily-nest/ui/link';
import { urgentLink } from '../brand.ts';
import * as css from './CallNow.css.ts';
import { css as reading } from './classes.ts';

export interface CallNowProps {
  /** The emergency number, for printing and for dialing. */
  number: string;
  call: string;
  /** The emergency of the piece. Left out if the piece only names the number. */
  id?: string;
  title?: string;
}

/** On the picture of a health piece, for a reader without time to read: the number, and what to do now. */
export function CallNow({ number, call, id = '', title }: CallNowProps) {
  return (
    <p className={reading.callNow}>
      <span className={css.question}>Happening now?</span>{' '}
      <a className={css.call} href={call}>
        {`Call ${number}`}
      </a>{' '}
      <Link className={css.steps} href={urgentLink.href + (id && `/${id}`)}>
        {title ? `${title}: what to do` : 'What to do'}
      </Link>
    </p>
  );
}
