import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { Day, Word } from '../provider/Word.tsx';
import * as css from './Byline.css.ts';
import { dayOf, type DayStyle } from './day.ts';
import { type BylineLabels, english } from './labels.ts';

export interface BylineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Who wrote it. */
  author?: string | null;
  /** The page of the author. Leave it out on a card, which leads to one place. */
  authorHref?: string | null;
  /** Where the author lives or writes from. */
  location?: string | null;
  /** When it was published, `2026-11-12`. What is no date is left out. */
  date?: string | null;
  /**
   * How the date is printed: 'November 12, 2026', 'Nov 12, 2026' or 'November 2026'.
   * @default 'short'
   */
  dateStyle?: DayStyle;
  /** When the story last became another one, `2026-11-20`: 'Updated Nov 20, 2026'. What is no date is left out. */
  updated?: string | null;
  /** How long it takes to read, '5 min read'. */
  readTime?: string | null;
  /** Its words. */
  labels?: Partial<BylineLabels>;
}

/** Who wrote a story, when, and how long it takes to read. Renders a `<p>`, or nothing when none of it is known. */
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
