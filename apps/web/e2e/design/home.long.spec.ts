import { expect, test } from '../support/test.ts';

/** Positions on the front page, as in the design. */
const headlines = 'main article :is(h2, h3)';

test.describe('the front page at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('shows its lead headline within 850 px, below the tape of ages, and three headlines in the first window', async ({
    page,
  }) => {
    await page.goto('/');
    const tops = await page
      .locator(headlines)
      .evaluateAll((all) => all.map((headline) => headline.getBoundingClientRect().top));
    expect(tops[0]).toBeLessThanOrEqual(850);
    expect(tops.filter((top) => top < 900).length).toBeGreaterThanOrEqual(3);
  });

  test('has three layouts of eight columns beside four, and neighboring sections differ', async ({
    page,
  }) => {
    await page.goto('/');
    const columns = await page.locator('main > *').evaluateAll((parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().height > 0)
        .map((part) => {
          const band = getComputedStyle(part).borderImageSource !== 'none';
          const boxes = [...part.querySelectorAll('article, form, figure')]
            .map((box) => box.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .map(({ left, width }) => `${Math.round(left / 10)}+${Math.round(width / 10)}`);
          return `${band} ${boxes.join(' ')}`;
        }),
    );
    expect(columns.length).toBeGreaterThanOrEqual(8);
    for (const [place, look] of columns.entries()) expect(look).not.toBe(columns[place - 1]);
  });
});

test('the front page of a phone is no longer than six screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5_000);
});

test('the night band is as wide as the window', async ({ page }) => {
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const band = page.getByRole('main').getByRole('region', { name: 'Wellness' });
    // Below sticky elements.
    await band.evaluate((part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 300));
    const box = (await band.boundingBox())!;
    const strip = await page.screenshot({ clip: { x: 0, y: box.y + 4, width: 4, height: 4 } });
    const middle = await page.screenshot({
      clip: { x: Math.round(width / 2), y: box.y + 4, width: 4, height: 4 },
    });
    expect(strip.equals(middle), `the edge at ${width} px has the color of the middle`).toBe(true);
  }
});

test('no headline is on the front page twice, and none is cut', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const seen = await page.locator(headlines).allTextContents();
    for (const frame of await page.locator('main iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      const wall = frame.contentFrame();
      await wall.getByRole('heading', { level: 2 }).first().waitFor({ state: 'attached' });
      const { shown, cut } = await wall.locator('body').evaluate((body) => {
        const boxes = [...body.querySelectorAll('h2')].map((headline) => ({
          text: headline.textContent,
          box: headline.getBoundingClientRect(),
        }));
        const inside = boxes.filter(({ box }) => box.width > 0 && box.left < body.clientWidth);
        return {
          shown: inside.map(({ text }) => text),
          cut: inside.filter(({ box }) => box.bottom > innerHeight + 1).map(({ text }) => text),
        };
      });
      expect(shown.length).toBeGreaterThan(0);
      expect(cut).toEqual([]);
      seen.push(...shown);
    }
    expect(new Set(seen).size, seen.join('\n')).toBe(seen.length);
  }
});
