import type { UrgentSection } from '@daily-nest/content/urgent/types';
import { useLines } from '../urgent/lines.ts';
import { call as callCss, firstCall } from '../urgent/urgent.css.ts';
import * as css from './emergency.css.ts';
import * as words from '../../words/reading.ts';

/** At the bottom of a phone's window while the page scrolls: the number to call first. */
export function CallBar({ calls: [first] }: Pick<UrgentSection, 'calls'>) {
  const lines = useLines();
  const shown =
    first && first.line !== 'emergency' ? [lines[first.line], lines.emergency] : [lines.emergency];
  return (
    <div className={css.bar}>
      {shown.map(({ number, call }) => (
        <a
          key={call}
          href={call}
          className={`${call === lines.emergency.call ? firstCall : callCss} ${css.inBar}`}
        >
          {words.call(number)}
        </a>
      ))}
    </div>
  );
}
