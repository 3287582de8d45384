export { ProgramCard, type ProgramCardProps } from './ProgramCard.tsx';
export type { ProgramCardLabels } from './labels.ts';
