import type { ComponentProps } from 'react';
import { dayOf } from '../byline/index.ts';
import { Day, Word } from '../provider/Word.tsx';
import * as css from './AsOf.css.ts';
import { type AsOfLabels, english } from './labels.ts';

export interface AsOfProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The source of the advice, 'CDC and AAP'. */
  source: string;
  /**
   * The day on which the source was read, `2026-11-22`; printed as 'November 2026'. An invalid date is left
   * out.
   */
  date: string;
  /** Replaces some of the built-in texts. */
  labels?: Partial<AsOfLabels>;
}

/**
 * The source and date of advice: 'Advice of CDC and AAP, as of November 2026.' Renders a `<p>`. Put it under
 * the `Byline` of an article, and at the end of an answer or a tip that can go out of date.
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
