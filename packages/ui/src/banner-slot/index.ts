export { BannerSlot, type BannerSlotProps, type BannerSlotState } from './BannerSlot.tsx';
export type { BannerSlotLabels } from './labels.ts';
