import type { ComponentProps } from 'react';
import { Skeleton, type SkeletonShape } from '../skeleton/index.ts';
import { type ArticleCardVariant, wordsOnly } from './ArticleCard.tsx';
import * as css from './ArticleCard.css.ts';

const headlineShape: Record<ArticleCardVariant, SkeletonShape> = {
  top: 'h2',
  lead: 'h2',
  second: 'h3',
  side: 'h5',
  thumb: 'h5',
  beside: 'h3',
  small: 'h5',
  wide: 'h2',
  line: 'h5',
  brief: 'h5',
  full: 'h5',
  compact: 'text',
};

export interface ArticleCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The card that is waited for.
   * @default 'full'
   */
  variant?: ArticleCardVariant;
}

/** An article's card while it loads. Renders a `<div>` that is not read aloud; put it inside a `SkeletonRegion`. */
export function ArticleCardSkeleton({ variant = 'full', className, ...rest }: ArticleCardSkeletonProps) {
  return (
    <div
      data-part="article-card-skeleton"
      {...rest}
      aria-hidden="true"
      className={[css.root, css.variant[variant], className].filter(Boolean).join(' ')}
    >
      {!wordsOnly.has(variant) && (
        <div className={css.picture[variant]}>
          <Skeleton className={css.cut[variant]} shape="picture" />
        </div>
      )}
      <div className={`${css.words[variant]} ${css.waitingWords}`}>
        {variant !== 'line' && <Skeleton shape="caption" width="third" />}
        <Skeleton shape={headlineShape[variant]} lines={2} width="half" />
        <Skeleton shape="small" lines={2} width="most" />
        {variant !== 'line' && <Skeleton shape="caption" width="half" />}
      </div>
    </div>
  );
}
