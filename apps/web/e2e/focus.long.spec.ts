import type { Page } from '@playwright/test';
import { focused, isSeen } from '@daily-nest/site/browser-tests/stops';
import { expect, test } from './support/test.ts';

// Chromium logs that a late font of the home page was preloaded but not used.
test.use({ allowedConsole: [/woff2 was preloaded .* but not used within a few seconds/] });

/** Plays the radio and follows a link to the home page, so that the bar is shown. */
async function listenAndRead(page: Page) {
  await page.goto('/radio');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // Before that, a link loads a new document, which ends the sound.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  // The radio's own page has a region of that name, too, but no such button.
  await expect(page.getByRole('button', { name: 'Close radio' })).toBeVisible();
}

/** Returns the names of invisible tab stops. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await focused(page);
    if (found === null) break;
    // The focus inside a frame cannot be read from here.
    if (found.tag === 'iframe') continue;
    if (!(await isSeen(page, found))) hidden.push(`${found.tag} ${found.name}`);
  }
  return hidden;
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [320, 225],
] as const) {
  test(`nothing covers the focused element while the radio plays, at ${width} by ${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await listenAndRead(page);
    expect(await hiddenStops(page)).toEqual([]);
  });
}

test('at 400 % zoom nothing is sticky', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await listenAndRead(page);
  await page.mouse.wheel(0, 900);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .filter((element) => {
            const { top, bottom, height } = element.getBoundingClientRect();
            return height > 0 && bottom > 0 && top < innerHeight;
          })
          .map((element) => element.outerHTML.slice(0, 80)),
      ),
    )
    .toEqual([]);
});

for (const [width, order] of [
  [1280, ['Read the Articles', 'The Daily Nest', 'Visit the Blog']],
  [390, ['The Daily Nest', 'Read the Articles', 'Visit the Blog']],
] as const) {
  test(`the tab order of the nameplate is the visual order at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: order[0] }).focus();
    for (const name of order) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
      await page.keyboard.press('Tab');
    }
  });
}
