export { BlogRow, type BlogRowProps } from './BlogRow.tsx';
export { BlogRowSkeleton, type BlogRowSkeletonProps } from './BlogRowSkeleton.tsx';
export type { BlogRowLabels } from './labels.ts';
