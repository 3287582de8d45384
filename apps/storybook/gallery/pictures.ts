import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBaselines } from './baseline-files.ts';
import { byComponent, distinct } from './component-stories.ts';
import {
  brandNames,
  bundledFonts,
  setLook,
  freezePage,
  openGallery,
  quickScreenshots,
  renderOnServer,
  schemeNames,
  settleSizes,
} from './page.ts';
import { acceptCommand } from './review.ts';

export interface Look {
  brand: string;
  scheme: string;
}

export const looksOf = (brands: readonly string[]): Look[] =>
  brands.flatMap((brand) => schemeNames.map((scheme) => ({ brand, scheme })));

/** Returns the looks that have pictures. The wireframe shows what is branded, for which one scheme suffices. */
export const picturedLooks = (brands: readonly string[]): Look[] =>
  looksOf(brands).filter(({ brand, scheme }) => brand !== 'wireframe' || scheme === 'light');

/** The brand whose pictures the daily run compares. */
export const dailyBrand = brandNames[0]!;

export const components = byComponent(distinct((await renderOnServer()).filter(({ page }) => !page)));

export const fileOf = (component: string, { brand, scheme }: Look) => `${component}.${brand}.${scheme}.webp`;

/** Opens the gallery for a test file that takes pictures. */
export function openForPictures() {
  const opened = {} as {
    gallery: Awaited<ReturnType<typeof openGallery>>;
    show: (component: string, names: string[]) => Promise<void>;
    takePicture: (look: Look) => Promise<Uint8Array>;
  };
  beforeAll(async () => {
    const gallery = await openGallery();
    const { page } = gallery;
    await freezePage(page);
    await page.addStyleTag({ content: bundledFonts });
    const screenshot = await quickScreenshots(page);
    Object.assign(opened, {
      gallery,
      show: (component: string, names: string[]) =>
        page.evaluate(([name, stories]) => window.gallery.show(name, stories), [component, names] as const),
      takePicture: async (look: Look) => {
        await setLook(page, look);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await settleSizes(page);
        return screenshot();
      },
    });
  });
  afterAll(() => opened.gallery?.browser.close());
  return opened;
}

/**
 * Registers a test for each component, which compares it with its pictures in these brands. Each scheme has a
 * browser of its own, so that both cores draw.
 */
export function comparePictures(brands: readonly string[], report: string) {
  const browsers = schemeNames.map((scheme) => ({
    opened: openForPictures(),
    looks: picturedLooks(brands).filter((look) => look.scheme === scheme),
  }));
  let baselines: Awaited<ReturnType<typeof openBaselines>>;
  beforeAll(async () => {
    baselines = await openBaselines(new URL(`../test-results/${report}/`, import.meta.url));
  });
  afterAll(() => baselines?.close());

  describe.each(components)('$component', ({ component, names }) => {
    it(`is unchanged, ${brands.join(' and ')}`, async () => {
      const differences = browsers.map(async ({ opened, looks }) => {
        await opened.show(component, names);
        const comparisons: Promise<string | undefined>[] = [];
        // Each picture is compared while the browser draws the next one.
        for (const look of looks) {
          const picture = await opened.takePicture(look);
          comparisons.push(baselines.compare(component, fileOf(component, look), picture));
        }
        return Promise.all(comparisons);
      });
      expect(
        (await Promise.all(differences)).flat().filter(Boolean),
        `see test-results/${report}/index.html; accept: ${acceptCommand(component)}`,
      ).toEqual([]);
    });
  });
}
