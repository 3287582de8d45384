import { type ComponentProps, useId } from 'react';
import { Headline, type HeadingLevel } from '../headline/index.ts';
import { Link } from '../link/index.ts';
import * as css from './UrgentAnswer.css.ts';

/** A number to call, and when. */
export interface UrgentCall {
  /** The number to call first; several if the line also answers texts. */
  ways: readonly { label: string; href: `tel:${string}` | `sms:${string}` }[];
  when: string;
  /** Shows the number in the color of danger. */
  emergency?: boolean;
}

/** Steps in order, or signs of which one is enough. */
export interface UrgentAnswerPart {
  title?: string;
  steps?: readonly { do: string; how?: string }[];
  signs?: readonly string[];
}

export interface UrgentAnswerProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The emergency, 'Choking'. */
  title: string;
  /** A sentence before the numbers, for somebody who needs comfort. */
  say?: string;
  /** The numbers to call, the most urgent first. */
  calls: readonly UrgentCall[];
  /** The first steps and the danger signs, in this order. */
  parts?: readonly UrgentAnswerPart[];
  /** The page with the full instructions, then other possible causes. */
  links: readonly { label: string; href: string }[];
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/**
 * What to do in an emergency, above the results of a search: the number to call, the first steps and a link
 * to the full page. Renders a `<section>` named by its title. It needs no script. For a phone number in an
 * article use links; for a failure `ErrorState`.
 */
export function UrgentAnswer({
  title,
  say,
  calls,
  parts = [],
  links,
  headingLevel = 2,
  className,
  ...rest
}: UrgentAnswerProps) {
  const id = useId();
  const Heading = `h${headingLevel + 1}` as 'h3';
  return (
    <section
      aria-labelledby={id}
      data-part="urgent-answer"
      {...rest}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <Headline id={id} headingLevel={headingLevel} size="h3">
        {title}
      </Headline>
      {say && <p className={css.say}>{say}</p>}
      <ul className={css.calls}>
        {calls.map(({ ways, when, emergency }) => (
          <li key={when} className={css.call}>
            {ways.map(({ label, href }) => (
              <a key={href} className={emergency ? css.emergency : css.number} href={href}>
                {label}
              </a>
            ))}
            <span className={css.when}>{when}</span>
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <div className={css.parts}>
          {parts.map((part) => (
            <div key={part.title ?? ''} className={css.part}>
              {part.title && <Heading className={css.partTitle}>{part.title}</Heading>}
              {part.steps && (
                <ol className={css.list}>
                  {part.steps.map(({ do: act, how }) => (
                    <li key={act}>
                      <strong className={css.act}>{act}</strong> {how}
                    </li>
                  ))}
                </ol>
              )}
              {part.signs && (
                <ul className={css.list}>
                  {part.signs.map((sign) => (
                    <li key={sign}>{sign}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      )}
      <p className={css.links}>
        {links.map(({ label, href }) => (
          <Link key={href} className={css.link} href={href}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}
