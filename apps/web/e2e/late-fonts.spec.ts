import type { CDPSession, Frame, Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { siteMapPaths } from './support/site-map.ts';
import { expect, test } from './support/test.ts';

const still = 0.001;

/** One page of each kind, for the windows where not all of them are looked at. */
const kinds = [
  '/',
  '/articles',
  '/articles/a-fever-at-three-in-the-morning',
  '/blog',
  '/blog/a-babys-first-passport',
  '/local-news',
  '/health-wellness',
  '/faq',
  '/partners',
  '/books',
  '/radio',
  '/search?q=fever',
];

test.describe('when the fonts come late', () => {
  test.setTimeout(300_000);

  test('nothing moves on any page of a phone', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const paths = await siteMapPaths(request);
    expect(paths.length).toBeGreaterThanOrEqual(100);
    await standStill(page, [...paths, '/search?q=fever']);
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
    // A machine that is busy may have missed them on its first page.
    await page.goto('/');
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

/** Every page is drawn without its fonts, gets them, and stands where it stood. */
async function standStill(page: Page, paths: readonly string[]) {
  await watchShifts(page);
  for (const path of paths) {
    const release = await holdFonts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.status), path).toBe('loading');
    release();
    await page.evaluate(() => document.fonts.ready);
    const { sum, moved } = await shiftsOf(page);
    expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(still);
  }
}

/** Keeps all fonts that are asked for from now on on their way, until the answer of this is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rule = '**/*.woff2';
  // The rule of the page before has let its fonts go, and is in the way of none.
  await page.route(rule, async (route) => {
    await held;
    await route.continue();
  });
  return () => release?.();
}

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
