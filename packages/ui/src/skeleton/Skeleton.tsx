import type { ComponentProps } from 'react';
import * as css from './Skeleton.css.ts';

/** The placeholder's shape: a line of a text size, a picture, or a round picture. */
export type SkeletonShape =
  | 'text'
  | 'small'
  | 'caption'
  | 'deck'
  | 'h5'
  | 'h4'
  | 'h3'
  | 'h2'
  | 'h1'
  | 'picture'
  | 'cover'
  | 'round';

/** The width of the last line. */
export type SkeletonWidth = 'full' | 'most' | 'half' | 'third';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The shape.
   * @default 'text'
   */
  shape?: SkeletonShape;
  /**
   * The number of lines; pictures have one.
   * @default 1
   */
  lines?: number;
  /**
   * The width of the last line.
   * @default 'full'
   */
  width?: SkeletonWidth;
}

/**
 * Bars in place of text and pictures, of the same height, so that nothing moves when these load. Renders a
 * `<span>` that is hidden from screen readers; put it inside a `SkeletonRegion`.
 */
export function Skeleton({ shape = 'text', lines = 1, width = 'full', className, ...rest }: SkeletonProps) {
  return (
    <span
      data-part="skeleton"
      {...rest}
      aria-hidden="true"
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      {Array.from({ length: Math.max(1, lines) }, (_, line) => (
        <span
          key={line}
          className={`${css.shape[shape]} ${line === lines - 1 || lines < 1 ? css.width[width] : ''}`}
        >
          <span className={css.bar} />
        </span>
      ))}
    </span>
  );
}
