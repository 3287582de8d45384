/** What cards and icons know of the title: plain data that also runs outside a bundler. */
import type { MarkGround } from '@daily-nest/brand';
import { drawMark as draw } from '@daily-nest/brand/card';
import { card as cardBrand } from '@daily-nest/brand-daily-nest/card';
import { mark } from '@daily-nest/brand-daily-nest/mark';

export { names } from '@daily-nest/brand-daily-nest/names';
export { cardBrand };

/** The title's mark as an `<svg>` of `side` units at x and y, as it is drawn on that ground. */
export const drawMark = (x: number, y: number, side: number, ground: MarkGround = 'paper') =>
  draw(mark, ground, cardBrand.markColors, { x, y, side });
