import { Link } from '@daily-nest/ui/link';
import { urgentLink } from '../brand.ts';
import * as css from './CallNow.css.ts';
import { css as reading } from './classes.ts';
import * as words from '../words/reading.ts';

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
      <span className={css.question}>{words.happeningNow}</span>{' '}
      <a className={css.call} href={call}>
        {words.call(number)}
      </a>{' '}
      <Link className={css.steps} href={urgentLink.href + (id && `/${id}`)}>
        {title ? words.whatToDoAt(title) : words.whatToDo}
      </Link>
    </p>
  );
}
