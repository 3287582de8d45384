import type { ComponentProps } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './PostBody.css.ts';

export interface PostBodySkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * How many paragraphs stand in for the text.
   * @default 3
   */
  paragraphs?: number;
}

/** The body of a post while it loads. Renders a `<div>` that is not read aloud. */
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
