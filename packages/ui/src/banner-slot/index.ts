export { BannerSlot, type BannerSlotProps, type BannerSlotState } from './BannerSlot.tsx';
