import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** Returns the lightness of an element's color, 0 to 1. */
function lightness(element: Locator, property: string): Promise<number> {
  return element.evaluate((node, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.fillStyle = getComputedStyle(node).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }, property);
}

test('a printed article has its text and pictures, and the addresses of its sources', async ({ page }) => {
  await page.goto('/articles/reading-aloud-to-a-wriggling-child');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /^A cut-paper scene/ })).toBeVisible();
  for (const control of ['nav', 'button', 'form', 'iframe', '[data-ad-slot]'])
    for (const one of await page.locator(control).all()) await expect(one).toBeHidden();
  const source = page.getByRole('link', { name: /^Reach Out and Read/ });
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    'reachoutandread.org',
  );
});

test('every answer of the FAQ is printed, open or not', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('main details > :not(summary)');
  expect(await answers.count()).toBeGreaterThanOrEqual(25);
  expect(await page.locator('details[open]').count()).toBe(0);
  const heights = await answers.evaluateAll((all) =>
    all.map((answer) => (answer.checkVisibility({ contentVisibilityAuto: true }) ? answer.clientHeight : 0)),
  );
  expect(heights.filter((height) => height < 40)).toEqual([]);
});

test('controls that need a screen are not printed, nor headings without content', async ({ page }) => {
  for (const path of ['/', '/contact', '/partners', '/events']) {
    await page.goto(path);
    for (const control of ['button', 'form', 'iframe', '[data-ad-slot]', 'a[role=link]'])
      for (const one of await page.locator(control).all())
        await expect(one, `${control} of ${path}`).toBeHidden();
    const bare = await page.locator('main section:has(> :is(h2, header))').evaluateAll((sections) =>
      sections
        .filter((section) => section.checkVisibility())
        .map((section) => (section as HTMLElement).innerText.trim().split(/\n+/))
        .filter((lines) => lines.length < 2)
        .map(([heading]) => heading),
    );
    expect(bare, path).toEqual([]);
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'From Our Sponsors' })).toHaveCount(0);
});

for (const chosen of ['by the system', 'by the reader'])
  test(`ink is dark where the dark theme was chosen ${chosen}`, async ({ page }) => {
    if (chosen === 'by the system') await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    else await page.addInitScript(() => localStorage.setItem('dn.scheme', 'dark'));
    await page.goto('/articles/reading-aloud-to-a-wriggling-child');
    if (chosen === 'by the reader') await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    expect(await lightness(page.getByRole('heading', { level: 1 }), 'color')).toBeLessThan(0.2);
    expect(await lightness(page.locator('body'), 'background-color')).toBeGreaterThan(0.9);
    expect(await lightness(page.getByText('Part of the Daily Nest Network'), 'color')).toBeLessThan(0.5);
  });

test('a printed page is white: no colored band, no advertising', async ({ page }) => {
  for (const path of ['/about', '/books', '/radio', '/events', '/health-wellness', '/partners']) {
    await page.goto(path);
    const bands = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          const colored = !/^rgba\(.*, 0\)$|^rgb\(255, 255, 255\)$/.test(backgroundColor);
          const picture = element.matches('img, iframe, picture');
          return !picture && width > 300 && height > 20 && (colored || backgroundImage !== 'none');
        })
        .map((element) => `${element.tagName} ${element.className}`),
    );
    expect(bands, path).toEqual([]);
  }
});

test('no page break separates a story from its picture, or a heading from its text', async ({ page }) => {
  for (const path of ['/', '/series/the-first-year-of-school', '/books', '/urgent']) {
    await page.goto(path);
    const torn = await page
      .locator(':is(section article, main li):has(:is(img, h3))')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && getComputedStyle(one).breakInside !== 'avoid')
          .map((one) => one.textContent.slice(0, 40)),
      );
    expect(torn, path).toEqual([]);
  }
  // What to do follows the numbers to call.
  await page.goto('/urgent/choking');
  const leads = page.locator('main article div:has(> ul a[href^="tel:"])');
  await expect(leads).not.toHaveCount(0);
  for (const lead of await leads.all()) await expect(lead).toHaveCSS('break-after', 'avoid');

  // Print breaks at an empty line, which may be between a heading and its text.
  await page.goto('/blog/a-babys-first-passport');
  for (const blank of await page.locator('main :is(h2, h3, h4) + br').all()) await expect(blank).toBeHidden();
});

test('a short page is one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto('/saved');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
