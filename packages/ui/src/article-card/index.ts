export { ArticleCard, type ArticleCardProps, type ArticleCardVariant } from './ArticleCard.tsx';
export { ArticleCardSkeleton, type ArticleCardSkeletonProps } from './ArticleCardSkeleton.tsx';
export type { ArticleCardLabels } from './labels.ts';
