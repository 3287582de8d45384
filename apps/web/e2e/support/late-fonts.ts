import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect } from './test.ts';

/** The maximum layout shift of a page that does not move. */
export const still = 0.001;

/** Loads every page without its fonts, then delivers them, and expects no shift. */
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

/** Delays all font requests until the returned function is called. */
export async function holdFonts(page: Page): Promise<() => void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const rule = '**/*.woff2';
  // The previous page's route has already released its fonts.
  await page.route(rule, async (route) => {
    await held;
    await route.continue();
  });
  return () => release?.();
}
