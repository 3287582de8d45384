import { topicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** A topic page with four columns of text and eight for the upper slots, and the wall in its frame below. */
const exact = topicPaths.filter((path) => path !== '/events');

/** Every third topic, and the one whose frame is tall instead of 1200 px. */
const some = [...exact.filter((_, place) => place % 3 === 0), '/events'];

test('a topic at 1280 px has its first headline on the first screen, above a wide picture, beside the rail, below the upper slots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of exact) {
    await page.goto(path);
    const frame = (await page.locator('main iframe').boundingBox())!;
    expect(frame.height, path).toBe(1200);
    for (const slot of (await page.locator('[data-ad-slot]').all()).slice(0, 2)) {
      const { y, height } = (await slot.boundingBox())!;
      expect(height).toBe(250);
      expect(y + height).toBeLessThanOrEqual(frame.y);
    }

    const stories = page.frameLocator('main iframe').locator('[data-whole] > li');
    const lead = stories.first();
    const headline = (await lead.getByRole('heading').boundingBox())!;
    expect(headline.y, path).toBeLessThan(520);
    const picture = (await lead.locator('img').boundingBox())!;
    expect(headline.y + headline.height, path).toBeLessThan(picture.y);
    expect(picture.width).toBeGreaterThan(770);
    // The first of the rail is beside it, and none is as large.
    expect((await stories.nth(1).boundingBox())!.y).toBe((await lead.boundingBox())!.y);
    const sizes = await stories
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
    expect(Math.max(...sizes.slice(1)), path).toBeLessThan(sizes[0]!);
  }
});

for (const [width, fewest] of [
  [390, 4],
  [768, 5],
  [1280, 8],
] as const) {
  test(`a wall at ${width} px shows whole stories without duplicates to the bottom of its frame`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of some) {
      await page.goto(path);
      const wall = page.frameLocator('main iframe');
      const stories = wall.locator('[data-whole] > li');
      await stories.first().waitFor();
      const { height, scrolls, bottoms, titles, left } = await stories.evaluateAll((all) => {
        const shown = all.filter((story) => !(story as HTMLElement).hidden);
        return {
          height: innerHeight,
          scrolls: document.documentElement.scrollHeight > innerHeight,
          bottoms: shown.map((story) => story.getBoundingClientRect().bottom),
          titles: shown.map((story) => story.querySelector('h2')!.textContent),
          left: all.length - shown.length,
        };
      });
      expect(scrolls, path).toBe(false);
      expect(Math.max(...bottoms), path).toBeLessThan(height);
      expect(new Set(titles).size, path).toBe(titles.length);
      expect(titles.length, path).toBeGreaterThanOrEqual(exact.includes(path) ? Math.min(fewest, 6) : 2);
      const foot = wall.getByText(/^Headlines from /);
      const end = await foot.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(height - end, path).toBeLessThanOrEqual(120);
      await expect(wall.getByRole('link', { name: /^All \d+ headlines on one page/ })).toHaveCount(
        left > 0 ? 1 : 0,
      );
    }
  });
}

test('the tall frame of events is on the page’s left axis, with guides and programs beside it on a desktop', async ({
  page,
}) => {
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/events');
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const frame = (await page.locator('main iframe').boundingBox())!;
    const beside = (await page.getByRole('region', { name: 'Before You Go' }).boundingBox())!;
    expect(frame.height / frame.width, `${width} px`).toBeCloseTo(1.7778, 2);
    // The frame is wider than its text, for focus rings.
    expect(Math.abs(frame.x - heading.x), `${width} px`).toBeLessThanOrEqual(8);
    if (width < 1024) expect(beside.y, `${width} px`).toBeGreaterThan(frame.y + frame.height);
    else {
      expect(beside.x, `${width} px`).toBeGreaterThan(frame.x + frame.width);
      expect(beside.y, `${width} px`).toBeLessThan(frame.y + 40);
    }
  }
});

test('a wall that is opened directly has all of its stories, its name and a link back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/walls/business');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  for (const story of await page.locator('[data-whole] > li').all()) await expect(story).toBeVisible();
});

test('the sections beside a topic are a line that scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/business');
  const more = page.getByRole('navigation', { name: 'More sections' });
  await expect(more.getByRole('link')).toHaveCount(9);
  expect((await more.boundingBox())!.height).toBeLessThanOrEqual(48);
  await more.getByRole('link').last().focus();
  await expect(more.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

test('an advertisement has one kind of label, smaller than any headline beside it', async ({ page }) => {
  for (const path of ['/business', '/articles', '/parenting-tips', '/health-wellness']) {
    await page.goto(path);
    const labels = page.locator('main p:visible', { hasText: /^Advertisement$/ });
    const seen = await labels.evaluateAll((all) =>
      all
        .filter((label) => label.getBoundingClientRect().width > 1)
        .map((label) => {
          const { font, color, writingMode } = getComputedStyle(label);
          return `${font} ${color} ${writingMode}`;
        }),
    );
    expect(seen.length, path).toBeGreaterThan(0);
    expect(new Set(seen).size, path).toBe(1);
    expect(seen[0]).toContain('14px');
  }
});

test('a wall by itself does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/walls/business');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const view of ['', '?view=compact'])
  test(`a wall${view && ' of a tile'} shows no text before it has a width`, async ({ page }) => {
    await page.setViewportSize({ width: 60, height: 600 });
    await page.goto(`/walls/local-news${view}`);
    const first = page.locator('h2').first();
    await first.waitFor({ state: 'attached' });
    await expect(first).toBeHidden();
    await page.setViewportSize({ width: 354, height: 600 });
    await expect(first).toBeVisible();
  });
