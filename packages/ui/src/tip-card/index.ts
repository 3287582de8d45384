export { TipCard, type TipCardProps } from './TipCard.tsx';
export type { TipCardLabels } from './labels.ts';
