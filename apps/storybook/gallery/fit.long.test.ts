/** Tests every story on small screens and with large text, in every brand's faces and from right to left. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byComponent } from './component-stories.ts';
import { findCut, findWide, gutter, windows } from './fit.ts';
import { brandNames, setLook, openGallery, renderOnServer, settleSizes } from './page.ts';

const components = byComponent(await renderOnServer());
const looks = ['en-US', 'ar'].flatMap((language) => brandNames.map((brand) => ({ brand, language })));

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
  await gallery.page.addStyleTag({ content: gutter });
});
afterAll(() => gallery?.browser.close());

describe.each(components)('$component', ({ component, names }) => {
  it.each(looks)('fits every window, $brand, $language', async ({ brand, language }) => {
    const { page } = gallery;
    await page.setViewportSize({ width: 1280, height: 900 });
    await setLook(page, { brand, language });
    await page.evaluate(([name, stories, words]) => window.gallery.show(name, stories, words), [
      component,
      names,
      language,
    ] as const);
    const faults: string[] = [];
    for (const { width, textSize } of windows) {
      await page.setViewportSize({ width, height: 900 });
      await setLook(page, { brand, language, textSize });
      await settleSizes(page);
      const found = [...(await page.evaluate(findWide)), ...(await page.evaluate(findCut))];
      faults.push(...found.map((fault) => `${width} px, ${textSize} %, ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

it.each(looks)(
  'DonationPopup opens at its title, with its close button visible, $brand, $language',
  async (look) => {
    const { page } = gallery;
    await page.setViewportSize({ width: 390, height: 640 });
    await setLook(page, { ...look, textSize: 200 });
    await page.evaluate(([words]) => window.gallery.show('DonationPopup', ['LongText'], words), [
      look.language,
    ] as const);
    const dialog = page.locator('dialog[open]');
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    const { y, height } = (await page.locator('dialog[open] button[value=close]').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(640);
  },
);
