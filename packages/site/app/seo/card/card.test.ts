import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { card as cardBrand } from '../../brand-values.ts';
import { listedPaths } from '../sitemap/pages.server.ts';
import { cardOfPath, cardOfPost } from './address.ts';
import { cardPng, cardSource } from './card-png.ts';
import { drawCard, pictureBox } from './draw-card.ts';
import { pageCards } from './page-cards.ts';

const pictures = dirname(fileURLToPath(import.meta.resolve('@daily-nest/content/pictures/any.svg')));
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 750"><rect width="9" height="9" fill="#123456"/></svg>';

/** Returns the size in the head of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('a card', () => {
  it('is a PNG of 1200 × 630', async () => {
    const png = await cardPng(
      await cardSource({ kicker: 'Sleep', headline: 'Bedtime in Four Steps', section: 'family', picture }),
    );
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
  });

  it('has less than 200 kB with a picture full of grain', async () => {
    const paper = await readFile(join(pictures, 'posts/how-to-read-a-recall-notice.jpg'));
    const png = await cardPng(await cardSource({ kicker: 'Blog', headline: 'Paper', picture: paper }));
    expect(png.byteLength).toBeLessThan(200_000);
  });

  it('shows its photo over the whole box of the picture', async () => {
    const photo = await sharp({ create: { width: 90, height: 40, channels: 3, background: '#1240c8' } })
      .jpeg()
      .toBuffer();
    const png = await cardPng(await cardSource({ kicker: 'Blog', headline: 'Blue', picture: photo }));
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { left, top, width, height } = pictureBox;
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ];
    for (const [x, y] of [
      [left, top],
      [left + width - 1, top + height - 1],
    ] as const)
      expect(
        Math.max(...[0x12, 0x40, 0xc8].map((one, place) => Math.abs(one - at(x, y)[place]!))),
      ).toBeLessThan(12);
    expect(at(left - 1, top)).not.toEqual(at(left, top));
  });

  it('contains the drawing, the hue of the section and letters as paths', async () => {
    const svg = await drawCard({ kicker: 'Sleep', headline: 'Bedtime', section: 'food', picture });
    expect(svg).toContain('fill="#123456"');
    expect(svg).toContain(`fill="${cardBrand.sections['food']}"`);
    expect(svg).toContain('preserveAspectRatio="xMidYMid slice"');
    expect(svg).not.toMatch(/<text|font-family|<script/);
  });

  it.each([
    ['very long', 'The quick brown fox jumps over the lazy dog and then some more of it. '.repeat(9)],
    ['one endless word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    ['without a letter that the face has', '日本語 🎈'],
    ['empty', ''],
    ['with marks of HTML', '<b>Fish</b> & chips'],
  ])('accepts a headline that is %s', async (_name, headline) => {
    const svg = await drawCard({ kicker: 'Blog', headline });
    expect(svg).toMatch(/<path/);
    expect(svg).not.toContain('<b>');
  });
});

describe('the cards of the pages', () => {
  it('exist for each page that search engines may list, each with its own text', async () => {
    const paths = await listedPaths();
    expect([...pageCards.keys()].toSorted()).toEqual(paths);
    const words = [...pageCards.values()].map(({ kicker, headline }) => `${kicker} ${headline}`);
    expect(new Set(words).size).toBe(words.length);
  });

  it('name drawings that exist', () => {
    for (const [path, card] of pageCards)
      expect(
        existsSync(join(pictures, card.picture!.replace('/pictures/', ''))),
        `${path} ${card.picture}`,
      ).toBe(true);
  });

  it('have the path of their pages', () => {
    expect(cardOfPath('/')).toBe('/cards/site.png');
    expect(cardOfPath('/blog?page=2')).toBe('/cards/blog.png');
    expect(cardOfPath('/articles/one')).toBe('/cards/articles/one.png');
    expect(cardOfPost('a b')).toBe('/cards/posts/a%20b.png');
  });
});
