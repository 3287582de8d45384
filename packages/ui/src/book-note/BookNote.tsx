import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../headline/index.ts';
import { rankOf } from '../headline/rank.ts';
import { Link } from '../link/index.ts';
import { NewTabHint } from '../more-link/index.ts';
import { Word } from '../provider/Word.tsx';
import * as css from './BookNote.css.ts';
import { type BookNoteLabels, english } from './labels.ts';

export interface BookNoteProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The book's title. */
  title: string;
  /** The author's name. */
  author: string;
  /** The illustrator, if not the author. */
  illustrator?: string | undefined;
  /** The year of its first edition. */
  year?: number | undefined;
  /** Why it is on the list, in one or two sentences. */
  why?: ReactNode;
  /** An address outside of the magazine. Without it the title is not a link. */
  href?: string | undefined;
  /** Replaces some of the built-in texts. */
  labels?: Partial<BookNoteLabels>;
  /**
   * The level of the heading.
   * @default 4
   */
  headingLevel?: HeadingLevel;
}

/**
 * A book on a reading list: its title, who made it, and why it is listed. Renders an `<article>` without a
 * cover; its title opens a new tab. For a book with its cover use BookCard.
 */
export function BookNote({
  title,
  author,
  illustrator,
  year,
  why,
  href,
  labels,
  headingLevel = 4,
  className,
  ...rest
}: BookNoteProps) {
  const Heading = `h${rankOf(headingLevel)}` as const;
  return (
    <article data-part="book-note" {...rest} className={[css.root, className].filter(Boolean).join(' ')}>
      <Heading data-part="title" className={css.title}>
        {href ? (
          <Link className={css.link} href={href} target="_blank" rel="noopener">
            {title}
            <NewTabHint />
          </Link>
        ) : (
          title
        )}
      </Heading>
      <p data-part="author" className={css.makers}>
        {illustrator ? (
          <Word
            set="bookNote"
            name="illustrated"
            english={english}
            given={labels}
            values={{ author, illustrator }}
          />
        ) : (
          author
        )}
        {year !== undefined && ` (${year})`}
      </p>
      {why && (
        <p data-part="text" className={css.why}>
          {why}
        </p>
      )}
    </article>
  );
}
