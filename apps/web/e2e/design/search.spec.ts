import { expect, test } from '../support/test.ts';

test('a search leads with its best result, and marks the words that were found', async ({ page }) => {
  await page.goto('/search?q=sleep');
  const group = page.getByRole('region', { name: 'Articles' });
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
