/**
 * Compares every component's gallery, in every brand and both schemes, with the pictures in `baselines/`.
 * `pnpm --filter @daily-nest/storybook baselines:update` takes the pictures anew (with `-t Header` those of
 * one component); what a run saw instead of them lies in
 * `test-results/baselines/`.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compact, difference } from './compare.ts';
import { byExhibit, distinct } from './exhibits.ts';
import { brandNames, dressPage, holdStill, openGallery, renderOnServer, schemeNames } from './page.ts';

const baselines = new URL('../baselines/', import.meta.url);
const found = new URL('../test-results/baselines/', import.meta.url);
const updating = process.env.UPDATE_BASELINES !== undefined;

/**
 * The interface font of two brands is the system's, which is another one on every machine. In these pictures the second title's
 * takes its place, because it lies in the repository. Other pages in frames have the system's font, too: only their box counts.
 */
const bundledFonts = `
  [data-brand] { --bundled: "Bricolage Grotesque", sans-serif; }
  [data-brand="daily-nest"] { --dn-font-ui: var(--bundled) !important; }
  [data-brand="wireframe"] {
    --dn-font-display: var(--bundled) !important;
    --dn-font-text: var(--bundled) !important;
    --dn-font-ui: var(--bundled) !important;
  }
  iframe { visibility: hidden !important; }
`;

const hangings = byExhibit(distinct((await renderOnServer()).filter(({ page }) => !page)));
const looks = brandNames.flatMap((brand) => schemeNames.map((scheme) => ({ brand, scheme })));
const fileOf = (exhibit: string, { brand, scheme }: (typeof looks)[number]) =>
  `${exhibit}.${brand}.${scheme}.webp`;

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
  await holdStill(gallery.page);
  await gallery.page.addStyleTag({ content: bundledFonts });
  await rm(found, { recursive: true, force: true });
  await Promise.all([baselines, found].map((folder) => mkdir(folder, { recursive: true })));
});
afterAll(() => gallery?.browser.close());

it.each(hangings)('$exhibit looks as it did', async ({ exhibit, names }) => {
  const { page } = gallery;
  await page.evaluate(([name, stories]) => window.gallery.show(name, stories), [exhibit, names] as const);
  const differences: string[] = [];
  for (const look of looks) {
    const file = fileOf(exhibit, look);
    await dressPage(page, look);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (updating) {
      await writeFile(new URL(file, baselines), await compact(picture));
      continue;
    }
    const before = await readFile(new URL(file, baselines)).catch(() => undefined);
    const problem = before ? await difference(before, picture) : 'has no baseline';
    if (problem === undefined) continue;
    differences.push(`${file} ${problem}`);
    await writeFile(new URL(file.replace('.webp', '.png'), found), picture);
  }
  expect(differences, 'pnpm --filter @daily-nest/storybook baselines:update').toEqual([]);
});

it('keeps no picture of a component that is gone', async () => {
  const wanted = hangings.flatMap(({ exhibit }) => looks.map((look) => fileOf(exhibit, look)));
  const gone = (await readdir(baselines)).filter((file) => !wanted.includes(file));
  if (updating) await Promise.all(gone.map((file) => rm(new URL(file, baselines))));
  else expect(gone, 'pnpm --filter @daily-nest/storybook baselines:update').toEqual([]);
});
