import type { CDPSession, Frame, Page } from '@playwright/test';
import { holdFonts, standStill, still } from './support/late-fonts.ts';
import { siteMapPaths } from './support/site-map.ts';
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

test.describe('with late fonts', () => {
  test.setTimeout(60_000);

  test('nothing moves on any page of a phone', async ({ page, request }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await standStill(page, await siteMapPaths(request));
  });

  test('nothing moves on a desktop', async ({ page }) => await standStill(page, kinds));

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

test.describe('with cached fonts', () => {
  test('a page uses them, including italics', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    // A busy machine may miss the 100 ms after which a font is given up, so the page gets its styles again.
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

  test('a wall uses those of the embedding page, and does not move', async ({ page }) => {
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

/** Returns the framed page of a topic, once its headlines are visible. */
async function wallOf(page: Page): Promise<Frame> {
  const frame = page.locator('main iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('listitem').first()).toBeVisible();
  return (await (await frame.elementHandle()).contentFrame())!;
}

/** Returns the fonts with which an element's text is rendered. */
async function typeOf(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
