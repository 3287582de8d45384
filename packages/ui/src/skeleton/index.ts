export { Skeleton, type SkeletonProps, type SkeletonShape, type SkeletonWidth } from './Skeleton.tsx';
export { SkeletonRegion, type SkeletonRegionProps } from './SkeletonRegion.tsx';
export type { SkeletonLabels } from './labels.ts';
