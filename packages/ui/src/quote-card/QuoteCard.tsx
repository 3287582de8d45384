import type { ReactNode } from 'react';
import { rankOf } from '../headline/rank.ts';
import { sectionClassOf } from '../theme/index.ts';
import type { CardProps } from '../card/CardProps.ts';
import * as css from './QuoteCard.css.ts';

export interface QuoteCardProps extends Omit<CardProps, 'children'> {
  /** The quotation, without quotation marks. */
  quote: string;
  /** The speaker's name. */
  name: string;
  /** The speaker's qualification, 'MD, pediatrician'. */
  role?: string;
  /** The topic of the quotation, in a word or two above it: the heading of the card. */
  kicker: string;
  /** Larger text for the first quotation of a page. @default 'm' */
  size?: 'm' | 'l';
  /** A note about the quotation or the speaker in small type, such as the page with the quotation. */
  note?: ReactNode;
}

/**
 * A quotation of a professional. Renders an `<article>` with a `<blockquote>` and its speaker in a `<cite>`.
 */
export function QuoteCard({
  quote,
  name,
  role,
  kicker,
  section,
  size = 'm',
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
      <blockquote data-part="quote" className={css.quote[size]}>
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
