import { type ComponentProps, useId } from 'react';
import type { HeadingLevel } from '../headline/index.ts';
import { Link } from '../link/index.ts';
import { NewTabHint } from '../more-link/index.ts';
import { Word } from '../provider/Word.tsx';
import * as css from './SourceList.css.ts';
import { english } from './labels.ts';

/** Where something can be looked up. */
export interface Source {
  /** What it is called. */
  title: string;
  /** Its address. */
  url: string;
}

export interface SourceListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The sources, in the order of their use. */
  sources: readonly Source[];
  /**
   * The heading of the list.
   * @default 'Sources'
   */
  heading?: string;
  /**
   * Rank of the heading on the page.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** What a story rests on. Renders a `<section>` with a numbered list, or nothing without sources. Links open new tabs. */
export function SourceList({ sources, heading, headingLevel = 2, className, ...rest }: SourceListProps) {
  const headingId = useId();
  if (sources.length === 0) return null;

  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <Heading id={headingId} className={css.heading}>
        {heading ?? <Word set="sourceList" name="heading" english={english} />}
      </Heading>
      <ol className={css.list}>
        {sources.map(({ title, url }) => (
          <li key={url} className={css.item}>
            <Link className={css.link} href={url} target="_blank" rel="noopener">
              {title}
              <NewTabHint />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
