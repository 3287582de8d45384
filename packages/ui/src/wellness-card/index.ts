export { WellnessCard, type WellnessCardProps } from './WellnessCard.tsx';
export type { WellnessCardLabels } from './labels.ts';
