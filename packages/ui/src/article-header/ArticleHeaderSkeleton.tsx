import type { ComponentProps } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import * as css from './ArticleHeader.css.ts';

export interface ArticleHeaderSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Whether to reserve space for a picture.
   * @default true
   */
  picture?: boolean;
}

/**
 * Placeholder of an article's header while it loads. Renders a `<div>` that is hidden from screen readers;
 * put it inside a `SkeletonRegion`.
 */
export function ArticleHeaderSkeleton({ picture = true, className, ...rest }: ArticleHeaderSkeletonProps) {
  return (
    <div
      data-part="article-header-skeleton"
      {...rest}
      aria-hidden="true"
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      <div className={`${css.words} ${css.waiting}`}>
        <Skeleton shape="caption" width="third" />
        <Skeleton shape="h1" lines={2} width="half" />
        <Skeleton shape="deck" lines={2} width="most" />
        <Skeleton shape="caption" width="half" />
      </div>
      {picture && <Skeleton shape="picture" />}
    </div>
  );
}
