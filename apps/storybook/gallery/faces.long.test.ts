/**
 * Checks in the browser which fonts the pictures use: the brands' own from the repository, and none of the
 * machine.
 */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byComponent, distinct } from './component-stories.ts';
import { bundledFonts, setLook, freezePage, openGallery, renderOnServer } from './page.ts';

/** The names in the font files: for a variable font, that of its first instance. */
const faces: Record<string, string[]> = {
  'daily-nest': ['Atkinson Hyperlegible Next SemiBold', 'Newsreader 16pt', 'Young Serif'],
  'harbour-post': ['Bitter Thin', 'Bricolage Grotesque 96pt ExtraBold'],
  wireframe: ['Bricolage Grotesque 96pt ExtraBold'],
};

let gallery: Awaited<ReturnType<typeof openGallery>>;

beforeAll(async () => {
  gallery = await openGallery();
  await freezePage(gallery.page);
  await gallery.page.addStyleTag({ content: bundledFonts });
  const components = byComponent(distinct((await renderOnServer()).filter(({ page }) => !page)));
  const { component, names } = components.find((other) => other.component === 'NewsletterForm')!;
  await gallery.page.evaluate(([name, stories]) => window.gallery.show(name, stories), [
    component,
    names,
  ] as const);
});
afterAll(() => gallery?.browser.close());

it.each(Object.entries(faces))('%s is rendered in its own faces', async (brand, own) => {
  await setLook(gallery.page, { brand });
  await gallery.page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await drawnWith(gallery.page, '.canvas *')).toEqual(own);
});

/**
 * Returns the font families of elements' text, if they are loaded from files of the page; others are marked
 * as the machine's.
 */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    // A session answers one question after another.
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts)
      families.add(isCustomFont ? familyName : `${familyName} of the machine`);
  }
  await session.detach();
  return [...families].toSorted();
}
