import type { ComponentProps } from 'react';
import * as css from './Skeleton.css.ts';

/** What is being waited for: a line of a size of text, a picture, or a round one. */
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

/** How much of the column the last line fills. */
export type SkeletonWidth = 'full' | 'most' | 'half' | 'third';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * What is being waited for.
   * @default 'text'
   */
  shape?: SkeletonShape;
  /**
   * How many lines of it; pictures have one.
   * @default 1
   */
  lines?: number;
  /**
   * How much of the column the last line fills.
   * @default 'full'
   */
  width?: SkeletonWidth;
}

/**
 * Quiet bars where words and pictures will stand, of the same height, so that nothing moves when they arrive. Renders a
 * `<span>` that is not read aloud; put it inside a `SkeletonRegion`, which is.
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
