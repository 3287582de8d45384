/**
 * Without its style sheet a brand's pages would still render, hydrate and pass every contrast check, but
 * without its colors.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandNames, setLook, openGallery, schemeNames } from './page.ts';

const looks = brandNames.flatMap((brand) => schemeNames.map((scheme) => ({ brand, scheme })));
const pairs = brandNames.flatMap((brand, index) =>
  brandNames.slice(index + 1).map((other) => ({ brand, other })),
);

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.browser.close());

async function tokensOf(brand: string, scheme: string): Promise<Map<string, string>> {
  await setLook(gallery.page, { brand, scheme });
  return new Map(Object.entries(await gallery.page.evaluate(() => window.gallery.tokens())));
}

function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one.keys()].filter((name) => one.get(name) !== other.get(name));
}

it.each(looks)('$brand has a value for every token, $scheme', async ({ brand, scheme }) => {
  const tokens = await tokensOf(brand, scheme);
  expect(tokens.size).toBeGreaterThan(60);
  expect([...tokens].filter(([, value]) => value === '').map(([name]) => name)).toEqual([]);
});

it.each(brandNames)('%s differs in the dark scheme', async (brand) => {
  const changed = differing(await tokensOf(brand, 'light'), await tokensOf(brand, 'dark'));
  expect(changed).toEqual(expect.arrayContaining(['color.surface.page', 'color.text.body']));
});

describe.each(schemeNames)('%s', (scheme) => {
  it.each(pairs)('$brand differs from $other', async ({ brand, other }) => {
    const changed = differing(await tokensOf(brand, scheme), await tokensOf(other, scheme));
    expect(changed.filter((name) => name.startsWith('color.')).length).toBeGreaterThan(10);
    expect(changed.filter((name) => name.startsWith('font.'))).not.toEqual([]);
  });
});
