import { hasNoAxeViolationOfItsOwn } from '@daily-nest/site/browser-tests/checks';
import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { expect, startApp, test } from './support/test.ts';

// Far from the server's zone: when it is three in the night here, the server is at the afternoon before.
test.use({ timezoneId: 'Pacific/Auckland' });

/** A moment of November 28 in Auckland, which is 13 hours ahead of UTC then. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 27, hour + 11, minute));

const featured = (page: Page) => page.getByRole('region', { name: 'Featured Coverage' });
const lead = (page: Page) => featured(page).getByRole('heading', { level: 3 }).first();
const hour = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('the same page leads with the hour of each reader', async ({ page }) => {
  const pages = new Set<string>();
  for (const [time, name, headline, way] of [
    [3, /^3 a\.m\./, /Fever/, 'tel:+18002221222'],
    [7, /^7 a\.m\./, /Lunchboxes/, '/local-news'],
    [17, /^5 p\.m\./, /Picky Eater/, '/food-dining'],
    [20, /^8 p\.m\./, /Reading Aloud/, '/radio'],
  ] as const) {
    await page.clock.setFixedTime(at(time));
    const answer = await page.goto('/');
    pages.add((await answer!.text()).replaceAll(/nonce="[^"]*"/g, ''));
    await expect(lead(page)).toHaveText(headline);
    await expect(featured(page).getByRole('article')).toHaveCount(3);
    await expect(hour(page, name)).toBeChecked();
    const ways = featured(page).getByRole('list').getByRole('link');
    expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toContain(way);
  }
  expect(pages.size, 'different pages from the server').toBe(1);
});

for (const width of [390, 1280]) {
  test(
    `nothing moves when the hour turns or another is chosen, at ${width} px`,
    { tag: width === 390 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      await page.clock.install({ time: at(4, 58) });
      await page.goto('/');
      await expect(lead(page)).toHaveText(/Fever/);
      const heights = () => page.evaluate(() => document.documentElement.scrollHeight);
      // What fonts move while the page loads is measured by late-fonts.long.spec.ts.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const loaded = (await shiftsOf(page)).sum;
      const before = await heights();
      await page.clock.runFor('03:00');
      await expect(lead(page)).toHaveText(/Lunchboxes/);
      await expect(hour(page, /^7 a\.m\./)).toBeChecked();
      await page.getByText('8 p.m.').click();
      await expect(lead(page)).toHaveText(/Reading Aloud/);
      expect(await heights()).toBe(before);
      const { sum, moved } = await shiftsOf(page);
      expect(sum, moved.join('\n')).toBe(loaded);
    },
  );
}

test(
  'the hours are chosen by keyboard and by their windows, and stay chosen in the application',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.setFixedTime(at(3));
    await page.goto('/');
    const night = hour(page, /^3 a\.m\./);
    await night.focus();
    await page.keyboard.press('ArrowRight');
    await expect(hour(page, /^7 a\.m\./)).toBeFocused();
    await expect(lead(page)).toHaveText(/Lunchboxes/);
    await hasNoAxeViolationOfItsOwn(page);

    // The bedroom is in the upper right quarter of the house.
    const house = featured(page).getByRole('img', { name: /^A house/ });
    const { x, y, width, height } = (await house.boundingBox())!;
    await page.mouse.click(x + width * 0.74, y + height * 0.47);
    await expect(lead(page)).toHaveText(/Reading Aloud/);
    await expect(page.locator('html')).not.toHaveAttribute('data-app', 'live');
    await startApp(page);
    await expect(hour(page, /^8 p\.m\./)).toBeChecked();
    await expect(lead(page)).toHaveText(/Reading Aloud/);
  },
);

test('a link of another page leads to the hour, too', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime(at(20));
  await page.goto('/about');
  await startApp(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(lead(page)).toHaveText(/Reading Aloud/);
});

test('one picture is loaded, before all others', { tag: '@long' }, async ({ page }) => {
  const houses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/the-house')) houses.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const house = featured(page).getByRole('img', { name: /^A house/ });
  await expect(house).toHaveAttribute('loading', 'eager');
  await expect(house).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => houses.length).toBe(1);
  const answer = await page.request.get(houses[0]!);
  expect((await answer.body()).length).toBeLessThan(60_000);
});

test('the chosen hour is marked in forced colors', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime(at(7));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const outline = (words: string) =>
    page.getByText(words).evaluate((text) => getComputedStyle(text.parentElement!).outlineStyle);
  expect(await outline('7 a.m.')).toBe('solid');
  expect(await outline('3 a.m.')).toBe('none');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the morning leads, and the other hours can be chosen', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await expect(lead(page)).toHaveText(/Lunchboxes/);
    await page.getByText('3 a.m.').click();
    await expect(lead(page)).toHaveText(/Fever/);
    await expect(featured(page).getByRole('article')).toHaveCount(3);
    await expect(featured(page).getByRole('link', { name: /^911/ })).toHaveAttribute('href', 'tel:911');
  });
});
