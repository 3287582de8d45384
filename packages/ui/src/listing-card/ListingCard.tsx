import type { ReactNode } from 'react';
import type { CardProps } from '../card/CardProps.ts';
import { Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { isExternal } from '../more-link/is-external.ts';
import { Word } from '../provider/Word.tsx';
import { sectionClassOf } from '../theme/index.ts';
import * as css from './ListingCard.css.ts';
import { english, type ListingCardLabels } from './labels.ts';

export interface ListingCardProps extends CardProps {
  /** The name of the program, the organization or the help line. */
  title: string;
  /** The description. */
  text: ReactNode;
  /** When and where, in words. */
  schedule?: string;
  /** The audience. */
  audience?: string;
  /** The address to join or to read more. Another site opens in a new tab. */
  href?: string;
  /**
   * The text of that link.
   * @default 'Join in', or 'Visit the site' for another site
   */
  linkLabel?: string;
  /** Replaces some of the built-in texts. */
  labels?: Partial<ListingCardLabels>;
}

/**
 * An entry of a listing, such as a program for families or an organization. Renders an `<article>`; children
 * are rendered above its link.
 */
export function ListingCard({
  title,
  text,
  schedule,
  audience,
  href,
  linkLabel,
  kicker,
  section,
  headingLevel = 3,
  labels,
  className,
  children,
  ...rest
}: ListingCardProps) {
  const words = { set: 'listingCard', english, given: labels } as const;
  const external = isExternal(href);
  return (
    <article
      data-part="listing-card"
      {...rest}
      className={[css.root, section && sectionClassOf(section), className].filter(Boolean).join(' ')}
    >
      {kicker && <Kicker>{kicker}</Kicker>}
      <Headline headingLevel={headingLevel} size="h5">
        {title}
      </Headline>
      <p data-part="text" className={css.text}>
        {text}
      </p>
      {(schedule || audience) && (
        <dl data-part="facts" className={css.facts}>
          {schedule && <Fact label={<Word {...words} name="when" />} value={schedule} />}
          {audience && <Fact label={<Word {...words} name="audience" />} value={audience} />}
        </dl>
      )}
      {children}
      {href && (
        <MoreLink className={css.link} href={href} external={external}>
          {linkLabel ?? <Word {...words} name={external ? 'visit' : 'join'} />}
        </MoreLink>
      )}
    </article>
  );
}

function Fact({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className={css.fact}>
      <dt data-part="label" className={css.label}>
        {label}
      </dt>
      <dd data-part="value" className={css.value}>
        {value}
      </dd>
    </div>
  );
}
