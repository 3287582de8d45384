/** What cards and icons know of the title: plain data that also runs outside a bundler. */
export { card as cardBrand, drawMark, markColors } from '@daily-nest/brand-daily-nest/card';
export { names } from '@daily-nest/brand-daily-nest/names';
