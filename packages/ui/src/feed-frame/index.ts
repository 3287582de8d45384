export { FeedFrame, type FeedFrameProps } from './FeedFrame.tsx';
export type { FeedFrameLabels } from './labels.ts';
