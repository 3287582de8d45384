import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from '../link/index.ts';
import { type SectionName, sectionClass } from '../theme/index.ts';
import * as css from './Section.css.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Title of the section. It also names the region. */
  title: ReactNode;
  /**
   * Rank of the title; the titles of the items are one lower.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /** A word above the title. */
  kicker?: ReactNode;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** The link to everything of this kind, at the end of the title's line. */
  more?: { href: string; label?: string };
  /** Whose hue the rule carries. */
  section?: SectionName;
  /**
   * What divides it from what stands above: a double rule between sections, a hairline within one, or nothing.
   * @default 'double'
   */
  rule?: 'double' | 'hair' | 'none';
}

/** A part of a page under its own title. Renders a `<section>` named by its heading. */
export function Section({
  title,
  headingLevel = 2,
  kicker,
  intro,
  more,
  section,
  rule = 'double',
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';

  return (
    <section
      aria-labelledby={id}
      {...rest}
      className={[css.root, css.rule[rule], section && sectionClass[section], className]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={css.head}>
        <div className={css.titles}>
          {kicker && <p className={css.kicker}>{kicker}</p>}
          <Heading id={id} className={css.title[headingLevel]}>
            {title}
          </Heading>
        </div>
        {more && (
          <Link className={css.more} href={more.href}>
            {more.label ?? 'See All'} <span className={css.hidden}>{title}</span>
          </Link>
        )}
        {intro && <p className={css.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
