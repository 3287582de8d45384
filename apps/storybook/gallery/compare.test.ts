import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compact, difference } from './compare.ts';

const draw = (shapes: string, height = 200) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}"><rect width="300" height="${height}" fill="#fbf7ef"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const button = (fill: string, x: number) => `<rect x="${x}" y="60" width="90" height="44" fill="${fill}"/>`;

it('takes a picture for its own compact copy', async () => {
  const picture = await draw(button('#1f5547', 40));
  expect(await difference(await compact(picture), picture)).toBeUndefined();
});

it('takes edges that lie half a pixel off for the same', async () => {
  expect(
    await difference(await draw(button('#1f5547', 40)), await draw(button('#1f5547', 40.5))),
  ).toBeUndefined();
});

it('notices another color', async () => {
  expect(await difference(await draw(button('#1f5547', 40)), await draw(button('#8a2f1c', 40)))).toMatch(
    /differs by/,
  );
});

it('notices a button that moved', async () => {
  expect(await difference(await draw(button('#1f5547', 40)), await draw(button('#1f5547', 60)))).toMatch(
    /differs by/,
  );
});

it('notices a picture that grew', async () => {
  expect(await difference(await draw(''), await draw('', 240))).toBe('was 300 × 200, is 300 × 240');
});
