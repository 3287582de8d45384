import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { circle, line, palette, path, rect, sheet, strip } from '../kit/index.ts';
import { draw, paperEdition } from './index.ts';

/** One of each feature: a torn edge, marks, paint, glass, a clip and a string. */
const sampler = draw(
  {
    kind: 'scene',
    alt: 'One sheet of every kind',
    focus: [0.5, 0.5],
    layers: [
      sheet(palette.teal, rect(-20, -20, 1640, 1040), 0),
      sheet(palette.cream, rect(120, 120, 500, 700, 10, -8), 16, { torn: 4 }),
      sheet(palette.brick, circle(900, 500, 260), 12, { marks: line('M600 500H1200', 40, palette.yolk) }),
      sheet(palette.night, rect(1180, 200, 300, 300), 0, { flat: true }),
      sheet(palette.egg, path('M1100 600H1500L1400 960H1200Z'), 8, { opacity: 0.6 }),
      sheet(palette.moon, circle(1330, 350, 120), 5, { clip: rect(1180, 200, 300, 150) }),
      sheet(palette.ink, strip('M60 60C600 300 1000 -100 1540 140', 12), 7, { edge: 0.5 }),
    ],
  },
  'sampler',
  480,
);

it('draws the same picture as the first of this edition', async () => {
  const golden = join(import.meta.dirname, `edition-${paperEdition}.png`);
  const { pixels, ...size } = sampler;
  if (!existsSync(golden)) {
    await sharp(pixels, { raw: { ...size, channels: 3 } })
      .png({ compressionLevel: 9 })
      .toFile(golden);
    expect.fail(`${golden} was made: look at it, remove that of the edition before, and commit it`);
  }
  const before = await sharp(golden).removeAlpha().raw().toBuffer();
  let difference = 0;
  for (const [i, value] of before.entries()) difference += Math.abs(value - pixels[i]!);
  // Another processor may round a step of 255 here and there.
  expect(difference / before.length, 'raise paperEdition in index.ts, then draw all').toBeLessThan(0.02);
});
