import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Plays the radio and goes on to the questions by a link, so that the bar stands at the foot of the page. */
async function listenAndRead(page: Page) {
  await page.goto('/radio');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('region', { name: 'Radio' })).toBeVisible();
}

/** The names of the stops of the Tab key that the radio's bar or the header lies over. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const over = (y: number) => {
        const there = document.elementFromPoint((left + right) / 2, y);
        return there !== null && !element.contains(there) && !there.contains(element);
      };
      const seen = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y > 0 && y < innerHeight);
      return {
        name: (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim(),
        hidden: seen.every(over),
      };
    });
    if (found === null) break;
    if (found.hidden) hidden.push(found.name);
  }
  return hidden;
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  [320, 256],
] as const) {
  test(`nothing hides what has the focus while the radio plays, at ${width} by ${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await listenAndRead(page);
    expect(await hiddenStops(page)).toEqual([]);
  });
}

test('at 400 % zoom nothing sticks: the page has the whole window', async ({ page }) => {
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
