import { topicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** A topic page of eight columns for words and four for the upper slot, and the wall in its frame below. */
const exact = topicPaths.filter((path) => path !== '/events');

test.describe('a topic at 1280 px', () => {
  test('has its first headline on the first screen, beside an upper slot of 250 px', async ({ page }) => {
    for (const path of exact) {
      await page.goto(path);
      const frame = (await page.locator('main iframe').boundingBox())!;
      const first = page.frameLocator('main iframe').getByRole('listitem').first().getByRole('heading');
      const headline = (await first.boundingBox())!;
      expect(headline.y, path).toBeLessThanOrEqual(450);
      const slot = (await page.locator('[data-ad-slot]').first().boundingBox())!;
      expect(slot.height).toBe(250);
      expect(slot.y + slot.height).toBeLessThanOrEqual(frame.y);
      expect(frame.height, path).toBe(1200);
    }
  });

  test('has a full wall: lead before its picture, no blank tail above 120 px, no story twice', async ({
    page,
  }) => {
    for (const path of exact) {
      await page.goto(`/walls${path}`);
      await page.setViewportSize({ width: 1200, height: 1200 });
      const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
      expect(new Set(titles).size, path).toBe(titles.length);
      const foot = (await page.getByText(/^Headlines from /).boundingBox())!;
      expect(1200 - foot.y - foot.height, path).toBeLessThanOrEqual(120);

      const lead = page.getByRole('listitem').first();
      const headline = (await lead.getByRole('heading').boundingBox())!;
      const picture = (await lead.locator('img').boundingBox())!;
      expect(headline.y + headline.height, path).toBeLessThan(picture.y);
      expect(picture.width).toBeGreaterThan(770);
      // The first of the rail stands beside it, and none is set as large.
      const rail = (await page.getByRole('listitem').nth(1).boundingBox())!;
      expect(rail.y).toBe((await lead.boundingBox())!.y);
      const sizes = await page
        .getByRole('heading', { level: 2 })
        .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
      expect(Math.max(...sizes.slice(1)), path).toBeLessThan(sizes[0]!);
    }
  });
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

test('a topic cannot be scrolled sideways at 320 px, nor can its wall', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/business', '/walls/business']) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
