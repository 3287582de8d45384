import type { ComponentProps } from 'react';
import { Link } from '../link/index.ts';
import { rankOf } from './rank.ts';
import * as css from './Headline.css.ts';

/** The level of a heading in the outline of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The size of a headline, as a step of the type scale. Independent of the level. */
export type HeadlineSize = 'lead' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadlineProps extends ComponentProps<'h2'> {
  /**
   * The level of the heading.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * The size of the headline.
   * @default 'h3'
   */
  size?: HeadlineSize;
  /** The address of the story; makes the text a link. */
  href?: string;
  /** `_blank` for a story on another site. */
  target?: '_blank';
  /**
   * Makes the link cover the whole card around it. The card must be `position: relative`.
   * @default false
   */
  stretched?: boolean;
}

/**
 * The headline of a story. Renders a heading of the given level, with a link inside if there is an `href`.
 */
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
