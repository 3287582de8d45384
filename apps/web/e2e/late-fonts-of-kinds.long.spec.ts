import type { CDPSession, Frame, Page } from '@playwright/test';
import { holdFonts, standStill, still } from './support/late-fonts.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind. */
const kinds = [
  '/',
  '/articles',
  '/articles/a-fever-at-three-in-the-morning',
  '/blog',
  '/blog/a-babys-first-passport',
  '/local-news',
  '/parenting-tips',
  '/community-stories',
  '/health-wellness',
  '/faq',
  '/contact',
  '/partners',
  '/urgent',
  '/people/daniel-reyes',
  '/ages/3-to-6',
  '/series/the-first-year-of-school',
  '/books',
  '/radio',
  '/search?q=fever',
];

test.describe('when the fonts come late', () => {
  test.setTimeout(60_000);

  // On every page of the site map: `late-fonts.long.spec.ts`.
  test('nothing moves on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await standStill(page, kinds);
  });

  test('nothing moves at a desk', async ({ page }) => await standStill(page, kinds));

  test('nothing moves in the frame of a wall', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    const release = await holdFonts(page);
    await page.goto('/business', { waitUntil: 'commit' });
    const wall = await wallOf(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await wall.evaluate(() => document.fonts.ready);
    const { sum, moved } = await shiftsOf(wall);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(still);
  });
});

test.describe('when the fonts are there', () => {
  test('a page is set in them, its words in italics too', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    // A busy machine may miss the tenth of a second after which they are given up: now that they are here, the page is styled anew.
    await page.evaluate(async () => {
      for (const disabled of [true, false]) {
        for (const sheet of document.styleSheets) sheet.disabled = disabled;
        document.body.getBoundingClientRect();
      }
      await document.fonts.ready;
    });
    expect(await typeOf(session, 'main article a')).toEqual(['Young Serif']);
    expect(await typeOf(session, 'h1')).toEqual(['Newsreader 16pt']);
    expect(await typeOf(session, 'header a[href="/faq"]')).toEqual(['Atkinson Hyperlegible Next SemiBold']);
  });

  test('a wall takes them from the page around, and does not move', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/business');
    const wall = await wallOf(page);
    const families = () =>
      wall.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]));
    expect(await families()).toContainEqual(['Young Serif', 'loaded']);
    const { sum, moved } = await shiftsOf(wall);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(still);
  });
});

/** The framed page of a topic, once its headlines are seen. */
async function wallOf(page: Page): Promise<Frame> {
  const frame = page.locator('main iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('listitem').first()).toBeVisible();
  return (await (await frame.elementHandle()).contentFrame())!;
}

/** The fonts that the words of an element are drawn with. */
async function typeOf(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
