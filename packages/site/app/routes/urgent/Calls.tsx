import type { UrgentSection } from '@daily-nest/content/urgent/types';
import { useLines } from './lines.ts';
import * as css from './urgent.css.ts';
import * as words from '../../words/reading.ts';

/** The numbers of all emergencies, in large type. */
export function AllNumbers() {
  const { emergency, poison, crisis } = useLines();
  return (
    <ul className={css.numbers}>
      {[emergency, poison, crisis].map(({ name, number, call, text }, place) => (
        <li key={call} className={css.numberRow}>
          <a href={call} className={place === 0 ? css.firstNumber : css.bigNumber}>
            <span className={css.digits}>{number}</span> <span className={css.lineName}>{name}</span>
          </a>
          {text && (
            <a href={text} className={css.textLink}>
              {words.text(number)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The numbers to call in one emergency, and when. */
export function Calls({ calls }: Pick<UrgentSection, 'calls'>) {
  const lines = useLines();
  return (
    <ul className={css.calls}>
      {calls.map(({ line, when }) => {
        const { name, number, call, text } = lines[line];
        return (
          <li key={line} className={css.callRow}>
            <a href={call} className={line === 'emergency' ? css.firstCall : css.call}>
              {words.call(number)}
            </a>
            {text && (
              <a href={text} className={css.call}>
                {words.text(number)}
              </a>
            )}
            <p className={css.when}>
              {line !== 'emergency' && <span className={css.lineOf}>{name}. </span>}
              {when}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
