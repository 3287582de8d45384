/**
 * Compares every component's gallery, in every brand and both schemes, with the pictures in `baselines/`.
 * `pnpm --filter @daily-nest/storybook baselines:update` takes the pictures anew (with `-t '^Header '` those of
 * one component), those of `baselines.long.test.ts` too; a run that saw something else writes `test-results/baselines/index.html`, before, after and difference.
 *
 * Each component is also broken on purpose, so that pictures which let a fault through fail themselves.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotten, kept, openAlbum, updating } from './album.ts';
import { difference } from './compare.ts';
import { byExhibit, distinct } from './exhibits.ts';
import { mutationNames } from './mutationNames.ts';
import {
  brandNames,
  bundledFonts,
  dressPage,
  holdStill,
  openGallery,
  renderOnServer,
  schemeNames,
  tellSizes,
} from './page.ts';
import { acceptCommand } from './review.ts';

const hangings = byExhibit(distinct((await renderOnServer()).filter(({ page }) => !page)));
const looks = brandNames.flatMap((brand) => schemeNames.map((scheme) => ({ brand, scheme })));
const fileOf = (exhibit: string, { brand, scheme }: (typeof looks)[number]) =>
  `${exhibit}.${brand}.${scheme}.webp`;

const applied = Object.fromEntries(mutationNames.map((name) => [name, 0])) as Record<
  (typeof mutationNames)[number],
  number
>;

let album: Awaited<ReturnType<typeof openAlbum>>;
let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
  await holdStill(gallery.page);
  await gallery.page.addStyleTag({ content: bundledFonts });
  album = await openAlbum(new URL('../test-results/baselines/', import.meta.url));
});
afterAll(async () => {
  await gallery?.browser.close();
  await album?.close();
});

/** The share of all components that a fault was put on. */
const share = (mutation: (typeof mutationNames)[number]) => applied[mutation] / hangings.length;

async function takePicture(look: (typeof looks)[number]): Promise<Uint8Array> {
  const { page } = gallery;
  await dressPage(page, look);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await tellSizes(page);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

describe.each(hangings)('$exhibit', ({ exhibit, names }) => {
  beforeAll(async () => {
    await gallery.page.evaluate(([name, stories]) => window.gallery.show(name, stories), [
      exhibit,
      names,
    ] as const);
  });

  it('looks as it did', async () => {
    const differences: (string | undefined)[] = [];
    for (const look of looks)
      differences.push(await album.compare(exhibit, fileOf(exhibit, look), await takePicture(look)));
    expect(
      differences.filter(Boolean),
      `see test-results/baselines/index.html; accept: ${acceptCommand(exhibit)}`,
    ).toEqual([]);
  });

  if (updating) return;

  // One look for each fault, another one for the next component: all of them would take as long as everything else together.
  it.each(mutationNames)('does not hide %s', async (mutation) => {
    const turn =
      hangings.findIndex((hanging) => hanging.exhibit === exhibit) + mutationNames.indexOf(mutation);
    // Gray has no hue.
    const candidates =
      mutation === 'a hue changed' ? looks.filter(({ brand }) => brand !== 'wireframe') : looks;
    const look = candidates[turn % candidates.length]!;
    await dressPage(gallery.page, look);
    const part = await gallery.page.evaluate((name) => window.gallery.mutate(name), mutation);
    if (part === undefined) return;
    applied[mutation] += 1;
    const picture = await takePicture(look);
    await gallery.page.evaluate(() => window.gallery.restore());
    const before = await kept(fileOf(exhibit, look));
    expect(await difference(before!, picture), `${look.brand}, ${look.scheme}: ${part}`).toBeDefined();
  });
});

if (!updating)
  it('has put faults on all but the few components that have no part for them', () => {
    // Skeletons are made of a tone that hardly leaves its ground.
    expect(share('a part moved by 4 px')).toBeGreaterThan(0.95);
    expect(share('text erased')).toBeGreaterThan(0.85);
    // The design has few rules, and many parts none.
    expect(share('a rule removed')).toBeGreaterThan(0.5);
    // Controls of ink and paper have none.
    expect(share('a hue changed')).toBeGreaterThan(0.53);
  });

it('keeps no picture of a component that is gone', async () => {
  const wanted = hangings.flatMap(({ exhibit }) => looks.map((look) => fileOf(exhibit, look)));
  expect(await forgotten('quick', wanted), 'pnpm --filter @daily-nest/storybook baselines:update').toEqual(
    [],
  );
});
