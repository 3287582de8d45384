import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from '../link/index.ts';
import { type AnySection, sectionClassOf } from '../theme/index.ts';
import { Word } from '../provider/Word.tsx';
import * as css from './Section.css.ts';
import { english } from './labels.ts';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The title of the section, which also names the region. */
  title: ReactNode;
  /**
   * The level of the title; the titles of the items are one lower.
   * @default 2
   */
  headingLevel?: 2 | 3;
  /**
   * The style of the title: a label above stories with headlines, or a headline above running text.
   * @default 'label'
   */
  titleAs?: 'label' | 'headline';
  /** A word above the title. */
  kicker?: ReactNode;
  /** One or two sentences below the title. */
  standfirst?: ReactNode;
  /** The link to all items, at the end of the title's line. */
  more?: { href: string; label?: string };
  /** The hue of items without one of their own. */
  section?: AnySection;
  /**
   * The line above the section: a strong rule between sections, a hairline within one, or none. A section
   * with a lead or on the band has none.
   * @default 'strong'
   */
  rule?: 'strong' | 'hair' | 'none';
  /**
   * The background: the page, or a dark band across the window. The band must be a direct child of a page's
   * column.
   * @default 'page'
   */
  ground?: 'page' | 'band';
  /** The lead story, with the title and all others beside it from 1024 px on. */
  lead?: ReactNode;
}

/** A part of a page with its own title. Renders a `<section>` named by its heading. */
export function Section({
  title,
  headingLevel = 2,
  titleAs = 'label',
  kicker,
  standfirst,
  more,
  section,
  rule = 'strong',
  ground = 'page',
  lead,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const size = titleAs === 'label' ? 'label' : headingLevel === 2 ? 'h3' : 'h5';
  const hue = section && sectionClassOf(section);
  const moreLink = more && (
    <Link data-part="more" className={lead ? `${css.more} ${css.ledMore}` : css.more} href={more.href}>
      <span className={css.moreWord}>
        {more.label ?? <Word set="section" name="more" english={english} />}
      </span>{' '}
      <span className={css.hidden}>{title}</span>
    </Link>
  );

  if (lead) {
    return (
      <section
        aria-labelledby={id}
        data-part="section"
        {...rest}
        className={[css.led, hue, className].filter(Boolean).join(' ')}
      >
        <Heading id={id} data-part="title" className={`${css.title.label} ${css.ledTitle}`}>
          {title}
        </Heading>
        <div data-part="lead" className={css.lead}>
          {lead}
        </div>
        {moreLink}
        <div className={css.others}>{children}</div>
      </section>
    );
  }

  const look = ground === 'band' ? css.onBand : css.rule[rule];
  return (
    <section
      aria-labelledby={id}
      data-part="section"
      {...rest}
      className={[css.root, look, hue, className].filter(Boolean).join(' ')}
    >
      <div data-part="head" className={css.head}>
        <div className={rule === 'none' && ground === 'page' ? css.plainTitles : css.titles}>
          {kicker && (
            <p data-part="kicker" className={css.kicker}>
              {kicker}
            </p>
          )}
          <Heading id={id} data-part="title" className={css.title[size]}>
            {title}
          </Heading>
        </div>
        {moreLink}
        {standfirst && (
          <p data-part="standfirst" className={css.standfirst}>
            {standfirst}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
