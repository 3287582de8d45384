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

it('treats a picture and its compact copy as equal', async () => {
  const picture = await draw(button('#1f5547', 40));
  expect(await difference(await compact(picture), picture)).toBeUndefined();
});

it('treats edges that differ by a quarter of a pixel as equal', async () => {
  expect(
    await difference(await draw(button('#1f5547', 40)), await draw(button('#1f5547', 40.25))),
  ).toBeUndefined();
});

it('detects another color, and shows where', async () => {
  const changed = await difference(await draw(button('#1f5547', 40)), await draw(button('#8a2f1c', 40)));
  expect(changed?.sentence).toMatch(
    /differs in 3960 pixels and has other colors: rgb\(31 85 71\) is rgb\(138 47 28\)/,
  );
  expect(await sharp(await changed!.mark!()).metadata()).toMatchObject({ width: 300, height: 200 });
});

it('detects an area with a slightly different hue', async () => {
  expect(
    (await difference(await draw(button('#1f5547', 40)), await draw(button('#1f5550', 40))))?.sentence,
  ).toBe('has other colors: rgb(31 85 71) is rgb(31 85 80)');
});

it('detects a button that moved by a pixel', async () => {
  expect(
    (await difference(await draw(button('#1f5547', 40)), await draw(button('#1f5547', 41))))?.sentence,
  ).toMatch(/differs in \d+ pixels/);
});

it('detects that a hairline of 24 pixels is missing', async () => {
  const hairline = '<rect x="40" y="60" width="24" height="1" fill="#c9c2b4"/>';
  expect((await difference(await draw(hairline), await draw('')))?.sentence).toBe('differs in 24 pixels');
});

it('detects a picture that grew', async () => {
  expect((await difference(await draw(''), await draw('', 240)))?.sentence).toBe(
    'was 300 × 200, is 300 × 240',
  );
});
