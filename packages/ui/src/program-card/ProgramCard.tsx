import type { ReactNode } from 'react';
import { Headline } from '../headline/index.ts';
import { MoreLink } from '../more-link/index.ts';
import { sectionClassOf } from '../theme/index.ts';
import { Word } from '../provider/Word.tsx';
import type { CardProps } from '../card/CardProps.ts';
import * as css from './ProgramCard.css.ts';
import { english, type ProgramCardLabels } from './labels.ts';

export interface ProgramCardProps extends Omit<CardProps, 'kicker'> {
  /** Name of the program. */
  title: string;
  /** What happens there. */
  text: string;
  /** When and where, in words. */
  schedule?: string;
  /** Whom it is for. */
  audience?: string;
  /** Where one can join. */
  href?: string;
  /**
   * Words of that link.
   * @default 'Join in'
   */
  linkLabel?: string;
  /** Its words. */
  labels?: Partial<ProgramCardLabels>;
}

/** A program for families: what, when and for whom, set like an entry of a listings page. Renders an `<article>`. */
export function ProgramCard({
  title,
  text,
  schedule,
  audience,
  section = 'community',
  href,
  linkLabel,
  headingLevel = 3,
  labels,
  className,
  children,
  ...rest
}: ProgramCardProps) {
  const words = { set: 'programCard', english, given: labels } as const;
  return (
    <article
      data-part="program-card"
      {...rest}
      className={[css.root, sectionClassOf(section), className].filter(Boolean).join(' ')}
    >
      <Headline headingLevel={headingLevel} size="h5">
        {title}
      </Headline>
      <p data-part="text" className={css.description}>
        {text}
      </p>
      {(schedule || audience) && (
        <dl data-part="facts" className={css.facts}>
          {schedule && <Fact label={<Word {...words} name="when" />} text={schedule} />}
          {audience && <Fact label={<Word {...words} name="audience" />} text={audience} />}
        </dl>
      )}
      {children}
      {href && <MoreLink href={href}>{linkLabel ?? <Word {...words} name="join" />}</MoreLink>}
    </article>
  );
}

function Fact({ label, text }: { label: ReactNode; text: string }) {
  return (
    <div className={css.fact}>
      <dt data-part="label" className={css.label}>
        {label}
      </dt>
      <dd data-part="value" className={css.text}>
        {text}
      </dd>
    </div>
  );
}
