/** What cards and icons know of the title: plain data that also runs outside a bundler. */
import { drawMark as draw } from '@daily-nest/brand/card';
import { card as cardBrand } from '@daily-nest/brand-daily-nest/card';
import { mark } from '@daily-nest/brand-daily-nest/mark';

export { names } from '@daily-nest/brand-daily-nest/names';
export { cardBrand };

/** The title's mark as an `<svg>` of `side` units at x and y, in the inks of its ground. */
export const drawMark = (x: number, y: number, side: number, ground: 'paper' | 'inverse' = 'paper') =>
  draw(mark, cardBrand.markColors[ground], { x, y, side });
