import type { ComponentProps } from 'react';
import { Skeleton, type SkeletonShape } from '../skeleton/index.ts';
import type { ArticleCardVariant } from './ArticleCard.tsx';
import * as css from './ArticleCard.css.ts';

const headlineShape: Record<ArticleCardVariant, SkeletonShape> = {
  lead: 'h2',
  feature: 'h3',
  standard: 'h5',
  compact: 'h5',
  headline: 'h5',
};

export interface ArticleCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The variant of the card.
   * @default 'standard'
   */
  variant?: ArticleCardVariant;
}

/**
 * Placeholder of an article's card while it loads. Renders a `<div>` that is hidden from screen readers; put
 * it inside a `SkeletonRegion`.
 */
export function ArticleCardSkeleton({ variant = 'standard', className, ...rest }: ArticleCardSkeletonProps) {
  return (
    <div
      data-part="article-card-skeleton"
      {...rest}
      aria-hidden="true"
      className={[css.root, css.variant[variant], className].filter(Boolean).join(' ')}
    >
      {variant !== 'headline' && (
        <div className={css.picture[variant]}>
          <Skeleton className={css.crop[variant]} shape="picture" />
        </div>
      )}
      <div className={`${css.words[variant]} ${css.waitingWords}`}>
        {variant !== 'headline' && <Skeleton shape="caption" width="third" />}
        <Skeleton shape={headlineShape[variant]} lines={2} width="half" />
        <Skeleton shape="small" lines={2} width="most" />
        {variant !== 'headline' && <Skeleton shape="caption" width="half" />}
      </div>
    </div>
  );
}
