export { WallList, type WallItem, type WallListProps } from './WallList.tsx';
export { WallListSkeleton, type WallListSkeletonProps } from './WallListSkeleton.tsx';
export { ageOf } from './age.ts';
