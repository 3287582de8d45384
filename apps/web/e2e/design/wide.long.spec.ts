import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

const left = async (part: Locator) => Math.round((await part.boundingBox())!.x);

test('a window of 1920 px has a fourth column of the front page beside its lead', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const coverage = (await main.getByRole('region', { name: 'Featured Coverage' }).boundingBox())!;
  const alert = (await main.getByRole('form', { name: 'Breaking News Alert' }).boundingBox())!;
  expect(alert.x).toBeGreaterThan(coverage.x + coverage.width);
  expect(alert.y).toBeLessThan(coverage.y + 100);
  expect(alert.x + alert.width - coverage.x).toBeGreaterThan(1600);
});

test('a window of 1920 px has four columns of stories in a list', async ({ page }) => {
  await page.goto('/articles');
  for (const section of (await page.locator('main section:has(article)').all()).slice(0, 3)) {
    const columns = await Promise.all((await section.getByRole('article').all()).map(left));
    expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(1250);
  }
});

test('a window of 1920 px has the related stories beside the text, whose lines are no longer', async ({
  page,
}) => {
  await page.goto('/articles/why-toddlers-say-no');
  const related = (await page.getByRole('complementary', { name: 'Related Stories' }).boundingBox())!;
  const contents = (await page.getByRole('navigation', { name: 'In this story' }).boundingBox())!;
  expect(related.x).toBeGreaterThan(contents.x + contents.width);
  expect(Math.abs(related.y - contents.y)).toBeLessThan(40);
  const text = page.locator('main article p').filter({ hasText: /.{200}/ });
  expect((await text.last().boundingBox())!.width).toBeLessThanOrEqual(680);
  // Both stay there while the text is read.
  await text.last().scrollIntoViewIfNeeded();
  for (const name of ['In this story', 'Related Stories'])
    await expect(page.getByLabel(name, { exact: true })).toBeInViewport();
});

test('a window of 1920 px has the emergency above headline and picture, as wide as both', async ({
  page,
}) => {
  await page.goto('/articles/a-fever-at-three-in-the-morning');
  const call = (await page.locator('main p').filter({ hasText: 'Happening now?' }).boundingBox())!;
  const headline = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const picture = (await page.locator('main figure').first().boundingBox())!;
  expect(call.y + call.height).toBeLessThan(Math.min(headline.y, picture.y));
  expect(Math.abs(call.x - headline.x)).toBeLessThan(2);
  expect(Math.abs(call.x + call.width - picture.x - picture.width)).toBeLessThan(2);
});

test('a window of 1920 px has results and posts three abreast, and no row of the blog has a hole', async ({
  page,
}) => {
  await page.goto('/search?q=sleep');
  const results = await Promise.all(
    (await page.getByRole('main').getByRole('listitem').getByRole('heading').all()).map(left),
  );
  // Two share the first row.
  expect(new Set(results.slice(2)).size).toBe(3);
  await page.goto('/blog');
  const [, ...posts] = await page.getByRole('main').getByRole('article').all();
  const columns = await Promise.all(posts.map(left));
  expect(new Set(columns).size).toBe(3);
  expect(posts.length % 3).toBe(0);
});

test('a wall in a window of 1920 px shows eight headlines', async ({ page }) => {
  await page.goto('/local-news');
  const stories = page.frameLocator('main iframe').locator('[data-whole] > li:not([hidden])');
  await expect(stories).toHaveCount(8);
});
