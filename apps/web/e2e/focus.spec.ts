import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Plays the radio and goes on to the questions by a link, so that the bar stands at the foot of the page. */
async function listenAndRead(page: Page) {
  await page.goto('/radio');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // Before that a link is a link: the page goes, and its sound with it.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'live');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('region', { name: 'Radio' })).toBeVisible();
}

/** What has the focus, and whether none of it can be seen: off the window, or under the radio's bar or the header. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const from = Math.max(top, 0);
    const height = Math.min(bottom, innerHeight) - from;
    const isOver = (y: number) => {
      const there = document.elementFromPoint((left + right) / 2, y);
      return there !== null && !element.contains(there) && !there.contains(element);
    };
    const points = Array.from({ length: 12 }, (_, at) => from + ((at + 0.5) / 12) * height);
    const name = element.getAttribute('title') ?? element.textContent.slice(0, 60);
    return { name: `${element.tagName} ${name}`, hidden: height <= 0 || points.every(isOver) };
  });
}

/** The names of the stops of the Tab key that nobody can see. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await focused(page);
    if (found === null) break;
    // What has the focus inside a frame cannot be asked for from here.
    if (!found.hidden || found.name.startsWith('IFRAME')) continue;
    const seen = expect.poll(async () => (await focused(page))?.hidden, { timeout: 2_000 }).toBe(false);
    await seen.catch(() => hidden.push(found.name));
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

for (const [width, order] of [
  [1280, ['Read the Articles', 'The Daily Nest', 'Visit the Blog']],
  [390, ['The Daily Nest', 'Read the Articles', 'Visit the Blog']],
] as const) {
  test(`the Tab key goes over the nameplate as it is read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: order[0] }).focus();
    for (const name of order) {
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
      await page.keyboard.press('Tab');
    }
  });
}
