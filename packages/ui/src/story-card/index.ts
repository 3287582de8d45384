export { StoryCard, type StoryCardProps } from './StoryCard.tsx';
export type { StoryCardLabels } from './labels.ts';
