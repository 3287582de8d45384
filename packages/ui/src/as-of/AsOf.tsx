import type { ComponentProps } from 'react';
import { dayOf, formatDay } from '../byline/index.ts';
import * as css from './AsOf.css.ts';

export interface AsOfProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Whose advice it is, 'CDC and AAP'. */
  source: string;
  /** The day on which it was read there, `2026-11-22`; printed as 'November 2026'. What is no date is left out. */
  date: string;
}

/**
 * Whose advice a text gives, and as of when: 'Advice of CDC and AAP, as of November 2026.' Renders a `<p>`. It belongs under the
 * `Byline` of a story, and at the end of an answer or a tip that can go out of date.
 */
export function AsOf({ source, date, className, ...rest }: AsOfProps) {
  const month = formatDay(date, 'month');
  return (
    <p {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      Advice of {source}
      {month && (
        <>
          , as of <time dateTime={dayOf(date)}>{month}</time>
        </>
      )}
      .
    </p>
  );
}
