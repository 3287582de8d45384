import { type ComponentProps, useId } from 'react';
import type { HeadingLevel } from '../headline/index.ts';
import { rankOf } from '../headline/rank.ts';
import { Link } from '../link/index.ts';
import { NewTabHint } from '../more-link/index.ts';
import { Word } from '../provider/Word.tsx';
import * as css from './SourceList.css.ts';
import { english } from './labels.ts';

/** A source. */
export interface Source {
  /** The title of the source. */
  title: string;
  /** Its address. */
  href: string;
}

export interface SourceListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The sources, in the order of their use. */
  sources: readonly Source[];
  /**
   * The heading of the list.
   * @default 'Sources'
   */
  title?: string;
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/**
 * The sources of an article. Renders a `<section>` with a numbered list, or nothing without sources. Links
 * open new tabs.
 */
export function SourceList({ sources, title, headingLevel = 2, className, ...rest }: SourceListProps) {
  const headingId = useId();
  if (sources.length === 0) return null;

  const Heading = `h${rankOf(headingLevel)}` as const;
  return (
    <section
      aria-labelledby={headingId}
      data-part="source-list"
      {...rest}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <Heading id={headingId} data-part="title" className={css.heading}>
        {title ?? <Word set="sourceList" name="title" english={english} />}
      </Heading>
      <ol data-part="list" className={css.list}>
        {sources.map(({ title: source, href }) => (
          <li key={href} data-part="item" className={css.item}>
            <Link data-part="link" className={css.link} href={href} target="_blank" rel="noopener">
              {source}
              <NewTabHint />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
