import { tieUnits } from '@daily-nest/content/tie-units';
import type { Correction } from '@daily-nest/content/types';
import { withHelpLines } from './with-help-lines.tsx';
import * as words from '../words/reading.ts';
import { Filled } from '../wording/Filled.tsx';
import { dayInWords } from '../wording/day.ts';

interface CorrectionsProps {
  corrections: readonly Correction[];
  className?: string;
}

/** The corrections of a piece: a line for each day, the newest first. */
export function Corrections({ corrections, className }: CorrectionsProps) {
  return corrections.map(({ date, was, is }) => (
    <p key={date + was} className={className}>
      <Filled
        text={words.correction}
        values={{
          corrected: <a href="/corrections">{words.corrected}</a>,
          day: <time dateTime={date}>{dayInWords(date)}</time>,
          is: withHelpLines(is),
          // Nobody is to call a number of wrong advice.
          was: tieUnits(was),
        }}
      />
    </p>
  ));
}
