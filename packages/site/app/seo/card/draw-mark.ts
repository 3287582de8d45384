import type { MarkGround } from '@daily-nest/brand';
import { drawMark as draw } from '@daily-nest/brand/card';
import { card, mark } from '../../brand-values.ts';

/** Returns the title's mark as an `<svg>` of `side` units at x and y, in its version for that background. */
export const drawMark = (x: number, y: number, side: number, ground: MarkGround = 'paper') =>
  draw(mark, ground, card.markColors, { x, y, side });
