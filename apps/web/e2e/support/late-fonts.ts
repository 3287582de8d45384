import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect } from './test.ts';

/** The sum of shifts up to which a page stands still. */
export const still = 0.001;

/** Every page is drawn without its fonts, gets them, and stands where it stood. */
export async function standStill(page: Page, paths: readonly string[]) {
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
export async function holdFonts(page: Page): Promise<() => void> {
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
