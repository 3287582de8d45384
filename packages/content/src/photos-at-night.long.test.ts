import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import cutPaper from '../dist/cut-paper.json' with { type: 'json' };
import photos from '../dist/photos.json' with { type: 'json' };
import postPictures from '../dist/post-pictures.json' with { type: 'json' };
import { covers } from './covers/index.ts';

type Row = [number, number, number];

const dist = resolve(import.meta.dirname, '../dist');

/** Every picture of a page: cut-paper pictures, photos and the covers of books. */
const shown = [
  ...[...Object.keys(cutPaper), ...Object.keys(postPictures)].map((name) => `/pictures/${name}.jpg`),
  ...Object.keys(photos),
  ...Object.keys(covers).map((name) => `/pictures/${name}.svg`),
];

it.each(shown)("%s is not too bright in the dark scheme, with the brand's filter", async (address) => {
  expect(await luminanceAtNight(address)).toBeLessThanOrEqual(0.7);
});

/**
 * Returns the mean luminance of a picture from 0 to 1, after `filter: brightness(0.8) saturate(0.9)` as
 * defined in Filter Effects 1.
 */
async function luminanceAtNight(address: string): Promise<number> {
  const rest = 0.9;
  const weights = [0.213, 0.715, 0.072] as const;
  const saturate = weights.map((_, row) =>
    weights.map((weight, column) => weight * (1 - rest) + (row === column ? rest : 0)),
  ) as [Row, Row, Row];
  // Smaller, it has the same mean, and is read in a fraction of the time.
  const dimmed = await sharp(`${dist}${address}`).resize(40).linear(0.8, 0).recomb(saturate).png().toBuffer();
  const { channels } = await sharp(dimmed).stats();
  return weights.reduce((sum, weight, channel) => sum + (weight * channels[channel]!.mean) / 255, 0);
}
