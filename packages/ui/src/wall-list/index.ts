export { WallList, type WallItem, type WallListProps } from './WallList.tsx';
export { WallListSkeleton, type WallListSkeletonProps } from './WallListSkeleton.tsx';
export { ageOf } from './age.ts';
export type { WallListLabels } from './labels.ts';
