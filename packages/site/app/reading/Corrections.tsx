import type { Correction } from '@daily-nest/content/types';
import { formatDay } from '@daily-nest/ui/byline';
import { withHelpLines } from './with-help-lines.tsx';

interface CorrectionsProps {
  corrections: readonly Correction[];
  className?: string;
}

/** The corrections of a piece: a line for each day, the newest first. */
export function Corrections({ corrections, className }: CorrectionsProps) {
  return corrections.map(({ date, was, is }) => (
    <p key={date + was} className={className}>
      <a href="/corrections">Corrected</a> on <time dateTime={date}>{formatDay(date, 'long')}</time>.{' '}
      {withHelpLines(is)} Before: {withHelpLines(was)}
    </p>
  ));
}
