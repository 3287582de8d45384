import type { ReactNode } from 'react';
import { rankOf } from '../headline/rank.ts';
import { sectionClassOf } from '../theme/index.ts';
import type { CardProps } from '../card/CardProps.ts';
import * as css from './QuoteCard.css.ts';

export interface QuoteCardProps extends Omit<CardProps, 'children'> {
  /** What was said, without quotation marks around it. */
  quote: string;
  /** Who said it. */
  name: string;
  /** What gives the words weight, 'MD, pediatrician'. */
  role?: string;
  /** What the words are about, in a word or two above them: the heading of the card. */
  kicker: string;
  /** What a reader must know about the words or the speaker, in small type: the page on which they stand. */
  note?: ReactNode;
}

/** What a professional says. Renders an `<article>` with a `<blockquote>` and its speaker in a `<cite>`. */
export function QuoteCard({
  quote,
  name,
  role,
  kicker,
  section,
  note,
  headingLevel = 3,
  className,
  ...rest
}: QuoteCardProps) {
  const Heading = `h${rankOf(headingLevel)}` as const;
  return (
    <article
      data-part="quote-card"
      {...rest}
      className={[css.root, section && sectionClassOf(section), className].filter(Boolean).join(' ')}
    >
      <Heading data-part="kicker" className={css.kicker}>
        {kicker}
      </Heading>
      <blockquote data-part="quote" className={css.quote}>
        <p className={css.words}>{quote}</p>
      </blockquote>
      <p className={css.speaker}>
        <cite data-part="name" className={css.name}>
          {name}
        </cite>
        {role && (
          <span data-part="role" className={css.role}>
            {role}
          </span>
        )}
      </p>
      {note && (
        <p data-part="note" className={css.note}>
          {note}
        </p>
      )}
    </article>
  );
}
