export { PostBody, type PostBodyProps } from './PostBody.tsx';
export { PostBodySkeleton, type PostBodySkeletonProps } from './PostBodySkeleton.tsx';
export { parsePostBody, type PostBlock } from './parse-post-body.ts';
