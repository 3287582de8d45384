import type { ComponentProps } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './BlogRow.css.ts';

export interface BlogRowSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The variant of the row.
   * @default 'row'
   */
  variant?: 'lead' | 'row';
}

/**
 * Placeholder of a row while the list loads. Renders a `<div>` that is hidden from screen readers; put it
 * inside a `SkeletonRegion`.
 */
export function BlogRowSkeleton({ variant = 'row', className, ...rest }: BlogRowSkeletonProps) {
  const lead = variant === 'lead';
  return (
    <div
      data-part="blog-row-skeleton"
      {...rest}
      aria-hidden="true"
      className={[css.root, css.variant[variant], className].filter(Boolean).join(' ')}
    >
      <Skeleton shape="round" className={css.pictureSize[variant]} />
      <div className={`${css.words} ${css.waitingWords}`}>
        <Skeleton shape={lead ? 'h1' : 'h4'} lines={lead ? 2 : 1} width="most" />
        <Skeleton shape={lead ? 'deck' : 'small'} lines={2} width="half" />
        <Skeleton shape="text" width="third" />
      </div>
    </div>
  );
}
