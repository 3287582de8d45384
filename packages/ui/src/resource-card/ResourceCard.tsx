import type { ReactNode } from 'react';
import { Headline } from '../headline/index.ts';
import { Kicker } from '../kicker/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { sectionClassOf } from '../theme/index.ts';
import { Word } from '../provider/Word.tsx';
import type { CardProps } from '../card/CardProps.ts';
import * as css from './ResourceCard.css.ts';
import { english } from './labels.ts';

export interface ResourceCardProps extends CardProps {
  /** Who helps, or what is found there. */
  title: string;
  /** What a reader finds behind the link. */
  text: ReactNode;
  /** Where it is, outside of the magazine. */
  href: string;
  /**
   * Words of the link.
   * @default 'Visit the site'
   */
  linkLabel?: string;
}

/** A place outside of the magazine where readers find help. Renders an `<article>`; its link opens a new tab. */
export function ResourceCard({
  title,
  text,
  href,
  linkLabel,
  kicker,
  section,
  headingLevel = 3,
  className,
  children,
  ...rest
}: ResourceCardProps) {
  return (
    <article
      data-part="resource-card"
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
      {children}
      <MoreLink className={css.action} href={href} external>
        {linkLabel ?? <Word set="resourceCard" name="action" english={english} />}
      </MoreLink>
    </article>
  );
}
