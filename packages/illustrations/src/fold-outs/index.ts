import { aLunchbox } from '../../fold-outs/a-lunchbox.ts';
import { carSeatFit } from '../../fold-outs/car-seat-fit.ts';
import { readingARecall } from '../../fold-outs/reading-a-recall.ts';
import { tummyTime } from '../../fold-outs/tummy-time.ts';
import type { Drawings } from './types.ts';

/** A fold-out's drawings as SVG markup. */
export interface DrawnFoldOut {
  /** The `<symbol>` of each shape that several steps use, by its id. */
  symbols: Record<string, string>;
  steps: string[];
}

const drawn = ({ shapes, steps }: Drawings): DrawnFoldOut => ({
  symbols: Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      `d-${name}`,
      `<symbol id="d-${name}" overflow="visible">${shape}</symbol>`,
    ]),
  ),
  steps,
});

/** The drawings of each fold-out, by the last part of its address. */
export const foldOutDrawings: Readonly<Record<string, DrawnFoldOut>> = {
  'car-seat-fit': drawn(carSeatFit),
  'tummy-time': drawn(tummyTime),
  'a-lunchbox': drawn(aLunchbox),
  'reading-a-recall': drawn(readingARecall),
};
