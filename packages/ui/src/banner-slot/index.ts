export { BannerSlot, type BannerSlotProps } from './BannerSlot.tsx';
