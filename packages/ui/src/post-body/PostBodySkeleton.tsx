import type { ComponentProps } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './PostBody.css.ts';

export interface PostBodySkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The number of placeholder paragraphs.
   * @default 3
   */
  paragraphs?: number;
}

/** Placeholder of a post's body while it loads. Renders a `<div>` that is hidden from screen readers. */
export function PostBodySkeleton({ paragraphs = 3, className, ...rest }: PostBodySkeletonProps) {
  return (
    <div
      data-part="post-body-skeleton"
      {...rest}
      aria-hidden="true"
      className={[css.waiting, className].filter(Boolean).join(' ')}
    >
      {Array.from({ length: paragraphs }, (_, place) => (
        <Skeleton key={place} lines={place === 0 ? 4 : 5} width={place % 2 === 0 ? 'half' : 'most'} />
      ))}
    </div>
  );
}
