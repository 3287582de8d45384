import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Returns the kind of page in a row. */
const kindOf = (row: Locator) =>
  row.getByText(/^(?:Articles|Health & Wellness|Blog|Tips|Community Stories|FAQ|Books|Urgent Help)$/);

const headingOf = (row: Locator) => row.getByRole('heading', { level: 2 });

const size = (heading: Locator) =>
  heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('a search shows its best result first, the kind of each, and marks matches', async ({ page }) => {
  await page.goto('/search?q=sleep');
  const [best, second] = await page.getByRole('main').getByRole('listitem').all();
  expect(await size(headingOf(best!))).toBeGreaterThan(await size(headingOf(second!)));

  // The kind is above the text.
  const kindBox = (await kindOf(best!).boundingBox())!;
  expect(kindBox.y + kindBox.height).toBeLessThanOrEqual((await headingOf(best!).boundingBox())!.y);

  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const link = best!.getByRole('link').first();
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe(ink);
  await expect(page.locator('main mark').first()).toHaveText(/^sleep$/i);
  expect(await page.getByRole('main').getByRole('list').locator('img').count()).toBeLessThanOrEqual(1);
});

test('a search shows one list of all kinds, and one kind behind a link that needs no script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/search?q=sleep');
  const rows = page.getByRole('main').getByRole('listitem');
  const all = await rows.count();

  const articles = page
    .getByRole('navigation', { name: 'Kinds of pages' })
    .getByRole('link', { name: /^Articles/ });
  const count = Number(/\d+/.exec((await articles.textContent())!)![0]);
  expect(count).toBeLessThan(all);
  await articles.click();
  await expect(page).toHaveURL(/\/search\?q=sleep&in=articles$/);
  await expect(rows).toHaveCount(count);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(rows).toHaveCount(all);
  await page.close();
});

test('a search without an answer says so, and has links', async ({ page }) => {
  await page.goto('/search?q=carburetor');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Urgent help' })).toHaveAttribute('href', '/urgent');
  await expect(main.getByRole('link', { name: 'Tell the editors what is missing' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=Missing%3A%20carburetor$/,
  );
  await expect(main.getByRole('navigation', { name: 'Often looked for' })).toBeVisible();
});

test('a search without a query suggests some, each with results', async ({ page }) => {
  await page.goto('/search');
  const offered = page.getByRole('navigation', { name: 'Often looked for' }).getByRole('link');
  const links = await offered.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const link of links) {
    await page.goto(link);
    expect(await page.getByRole('main').getByRole('list').getByRole('heading').count(), link).toBeGreaterThan(
      0,
    );
  }
  await expect(page.getByRole('navigation', { name: 'Often looked for' })).toHaveCount(0);
});
