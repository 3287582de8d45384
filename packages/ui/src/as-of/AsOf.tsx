import type { ComponentProps } from 'react';
import { dayOf } from '../byline/index.ts';
import { Day, Word } from '../provider/Word.tsx';
import * as css from './AsOf.css.ts';
import { type AsOfLabels, english } from './labels.ts';

export interface AsOfProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Whose advice it is, 'CDC and AAP'. */
  source: string;
  /** The day on which it was read there, `2026-11-22`; printed as 'November 2026'. What is no date is left out. */
  date: string;
  /** Its words. */
  labels?: Partial<AsOfLabels>;
}

/**
 * Whose advice a text gives, and as of when: 'Advice of CDC and AAP, as of November 2026.' Renders a `<p>`. It belongs under the
 * `Byline` of a story, and at the end of an answer or a tip that can go out of date.
 */
export function AsOf({ source, date, labels, className, ...rest }: AsOfProps) {
  const day = dayOf(date);
  return (
    <p data-part="as-of" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <Word
        set="asOf"
        name={day ? 'advice' : 'undated'}
        english={english}
        given={labels}
        values={{
          source,
          date: (
            <time dateTime={day}>
              <Day date={date} form="month" />
            </time>
          ),
        }}
      />
    </p>
  );
}
