export { FeedFrame, type FeedFrameProps } from './FeedFrame.tsx';
