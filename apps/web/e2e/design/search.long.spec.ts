import { expect, test } from '../support/test.ts';

test('a search leads with its best result, and marks the words that were found', async ({ page }) => {
  await page.goto('/search?q=sleep');
  const group = page.getByRole('main').getByRole('region').first();
  const label = group.getByRole('heading', { level: 2 });
  const [best, second, third] = await group.getByRole('heading', { level: 3 }).all();
  const size = (heading: typeof label) =>
    heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const [ofLabel, ofBest, ofSecond] = [await size(label), await size(best!), await size(second!)];
  expect(ofBest).toBeGreaterThan(ofSecond);
  expect(ofSecond).toBeGreaterThan(ofLabel);

  // The label stands beside the results, which stand two abreast below the best.
  const [labelBox, bestBox] = [(await label.boundingBox())!, (await best!.boundingBox())!];
  expect(labelBox.x + labelBox.width).toBeLessThan(bestBox.x);
  expect((await second!.boundingBox())!.x).toBeLessThan((await third!.boundingBox())!.x);

  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const link = group.getByRole('link').first();
  expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe(ink);
  await expect(page.locator('main mark').first()).toHaveText(/^sleep$/i);
  await expect(group.locator('img')).toHaveCount(1);
});

test('a search cannot be scrolled sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/search?q=sleep');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a search shows four of a kind, and all of them behind a link that needs no script', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/search?q=sleep');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500);
  for (const group of await page.getByRole('main').getByRole('region').all())
    expect(await group.getByRole('listitem').count()).toBeLessThanOrEqual(4);

  const all = page.getByRole('link', { name: /^All \d+ in Articles$/ });
  const count = Number(/\d+/.exec((await all.textContent())!)![0]);
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=sleep&in=articles$/);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('listitem')).toHaveCount(count);
  await page.getByRole('link', { name: 'Everything found for “sleep”' }).click();
  await expect(page.getByRole('main').getByRole('region')).not.toHaveCount(1);
  await page.close();
});

test('a search without words offers some, and each of them finds something', async ({ page }) => {
  await page.goto('/search');
  const offered = page.getByRole('navigation', { name: 'Often looked for' }).getByRole('link');
  const links = await offered.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const link of links) {
    await page.goto(link);
    expect(await page.getByRole('main').getByRole('region').count(), link).toBeGreaterThan(0);
  }
  await expect(page.getByRole('navigation', { name: 'Often looked for' })).toHaveCount(0);
});
