import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { rankOf } from './rank.ts';
import * as css from './Headline.css.ts';

/** The rank of a heading in the outline of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The size of a headline, by the name of its step on the scale. It says nothing about the rank. */
export type HeadlineSize = 'lead' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadlineProps extends ComponentProps<'h2'> {
  /**
   * Its rank on the page.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * How large it is set.
   * @default 'h3'
   */
  size?: HeadlineSize;
  /** Where the story is read; makes the words a link. */
  href?: string;
  /** `_blank` for a story elsewhere. */
  target?: '_blank';
  /**
   * Lets the link answer on the whole card around it. The card must be `position: relative`.
   * @default false
   */
  stretched?: boolean;
}

/** The headline of a story. Renders a heading of the given rank, with a link inside when there is somewhere to go. */
export function Headline({
  headingLevel = 2,
  size = 'h3',
  href,
  target,
  stretched = false,
  className,
  children,
  ...rest
}: HeadlineProps) {
  const Heading = `h${rankOf(headingLevel)}` as const;
  return (
    <Heading
      data-part="title"
      {...rest}
      className={[css.root, css.size[size], className].filter(Boolean).join(' ')}
    >
      {href === undefined ? (
        children
      ) : (
        <Link
          href={href}
          target={target}
          rel={target === '_blank' ? 'noopener' : undefined}
          className={stretched ? `${css.link} ${css.stretched}` : css.link}
        >
          {children}
        </Link>
      )}
    </Heading>
  );
}
