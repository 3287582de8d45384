export { AdSlot, type AdSlotPlace, type AdSlotProps } from './AdSlot.tsx';
export type { AdSlotState } from './Banner.tsx';
export type { AdSlotLabels } from './labels.ts';
