export { ResourceCard, type ResourceCardProps } from './ResourceCard.tsx';
export type { ResourceCardLabels } from './labels.ts';
