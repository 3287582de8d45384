export { ArticleHeader, type ArticleHeaderProps } from './ArticleHeader.tsx';
export { ArticleHeaderSkeleton, type ArticleHeaderSkeletonProps } from './ArticleHeaderSkeleton.tsx';
