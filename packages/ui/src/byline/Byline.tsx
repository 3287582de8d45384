import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { Day, Word } from '../provider/Word.tsx';
import * as css from './Byline.css.ts';
import { dayOf, type DayStyle } from './day.ts';
import { type BylineLabels, english } from './labels.ts';

export interface BylineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The author's name. */
  author?: string | null;
  /** The address of the author's page. Leave it out on a card, which has one link. */
  authorHref?: string | null;
  /** The author's place. */
  location?: string | null;
  /** The publication date, `2026-11-12`. An invalid date is left out. */
  date?: string | null;
  /**
   * The format of the date: 'November 12, 2026', 'Nov 12, 2026' or 'November 2026'.
   * @default 'short'
   */
  dateStyle?: DayStyle;
  /** The date of the last change, `2026-11-20`: 'Updated Nov 20, 2026'. An invalid date is left out. */
  updated?: string | null;
  /** The reading time, '5 min read'. */
  readTime?: string | null;
  /** Replaces some of the built-in texts. */
  labels?: Partial<BylineLabels>;
}

/** Author, date and reading time of an article. Renders a `<p>`, or nothing without data. */
export function Byline({
  author,
  authorHref,
  location,
  date,
  dateStyle = 'short',
  updated,
  readTime,
  labels,
  className,
  ...rest
}: BylineProps) {
  const day = dayOf(date);
  const change = dayOf(updated);
  const words = { set: 'byline', english, given: labels } as const;
  if (!author && !location && !day && !change && !readTime) return null;

  return (
    <p data-part="byline" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      {author && (
        <span className={css.part}>
          <Word
            {...words}
            name="by"
            values={{
              author: authorHref ? (
                <Link data-part="author" className={css.linked} href={authorHref}>
                  {author}
                </Link>
              ) : (
                <span data-part="author" className={css.author}>
                  {author}
                </span>
              ),
            }}
          />
        </span>
      )}
      {location && (
        <span data-part="location" className={css.part}>
          {location}
        </span>
      )}
      {day && (
        <time data-part="date" className={css.part} dateTime={day}>
          <Day date={date} form={dateStyle} />
        </time>
      )}
      {change && (
        <span data-part="updated" className={css.part}>
          <Word
            {...words}
            name="updated"
            values={{
              date: (
                <time dateTime={change}>
                  <Day date={updated} form={dateStyle} />
                </time>
              ),
            }}
          />
        </span>
      )}
      {readTime && (
        <span data-part="read-time" className={css.part}>
          {readTime}
        </span>
      )}
    </p>
  );
}
