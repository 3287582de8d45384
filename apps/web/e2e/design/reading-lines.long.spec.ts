import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const article = '/articles/the-invisible-list';
const post = '/blog/war-on-the-news-and-a-child-in-the-room';
const phone = { width: 390, height: 844 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

test.describe('an article', () => {
  test('has one left axis, a column of text beside it, and a rail beside its picture', async ({ page }) => {
    await page.goto(article);
    const main = page.getByRole('main');
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const picture = await boxOf(main.getByRole('img').first());
    const text = await boxOf(main.getByText('Rain boots: left one too small.'));
    const rail = await boxOf(page.getByRole('navigation', { name: 'In this story' }));
    expect(picture.x).toBe(title.x);
    expect(title.y).toBeLessThanOrEqual(192);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '60px');
    // Nine columns of twelve, the text from the second on, the rail in the last three.
    expect(picture.width).toBeCloseTo(880, 0);
    expect(text.x - title.x).toBeCloseTo(101, 0);
    expect(text.width).toBeLessThanOrEqual(620);
    expect(rail.x - text.x - text.width).toBeLessThan(200);
    expect(Math.abs(rail.y - picture.y)).toBeLessThanOrEqual(1);
  });

  test('has one row of byline and tools, and its picture soon after its headline on a phone', async ({
    page,
  }) => {
    await page.goto(article);
    const tools = page.getByRole('button', { name: 'Share' });
    const author = page.getByRole('article').first().getByRole('link', { name: 'Marcus Bell' });
    const [byline, share] = [await boxOf(author), await boxOf(tools)];
    expect(Math.abs(byline.y + byline.height / 2 - share.y - share.height / 2)).toBeLessThanOrEqual(3);
    await page.setViewportSize(phone);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const picture = await boxOf(page.getByRole('main').getByRole('img').first());
    expect(picture.y - title.y - title.height).toBeLessThanOrEqual(200);
    expect((await boxOf(tools)).y).toBeGreaterThan(picture.y);
  });

  test('shows its contents as long as its text is read', async ({ page }) => {
    await page.goto(article);
    const contents = page.getByRole('navigation', { name: 'In this story' });
    for (const name of ['Work without hands', 'The two rules that hold it up']) {
      await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
      for (const link of await contents.getByRole('link').all()) await expect(link).toBeInViewport();
    }
  });

  test('begins with a three-line drop cap and ends with an egg', async ({ page }) => {
    await page.goto(article);
    const first = page.getByRole('main').getByText('Rain boots: left one too small.');
    const letter = await first.evaluate((element) => {
      const style = getComputedStyle(element, '::first-letter');
      return { lines: style.getPropertyValue('initial-letter'), color: style.color };
    });
    expect(letter.lines).toMatch(/^3/);
    const kicker = page.getByRole('article').first().getByText('Family Life').first();
    await expect(kicker).toHaveCSS('color', letter.color);
    const last = page.getByRole('main').getByText('The numbers to call on this page are American.');
    expect(await last.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('""');
  });

  test('has its pulled sentences beside their own paragraphs, hidden from screen readers', async ({
    page,
  }) => {
    await page.goto(article);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const pulled = page.locator('main aside[aria-hidden="true"]');
    await expect(pulled).not.toHaveCount(0);
    for (const sentence of await pulled.all()) {
      const said = (await sentence.textContent())!;
      const own = page.locator('main p:not(h1 + p)', { hasText: said }).first();
      const [box, paragraph] = [await boxOf(sentence), await boxOf(own)];
      expect(box.x).toBeCloseTo(title.x, 0);
      expect(box.y).toBeLessThan(paragraph.y + paragraph.height);
      expect(box.y + box.height).toBeGreaterThan(paragraph.y);
    }
    await page.setViewportSize(phone);
    const inText = await boxOf(pulled.first());
    expect(inText.x).toBe((await boxOf(page.getByRole('heading', { level: 1 }))).x);
  });

  test('ends with the next story and its picture, as wide as the window', async ({ page }) => {
    await page.goto(article);
    const next = page.getByRole('navigation', { name: 'Next story' });
    await next.scrollIntoViewIfNeeded();
    const { width } = await boxOf(next);
    const picture = await boxOf(next.locator('img'));
    expect(picture.width / width).toBeCloseTo(0.49, 1);
    await expect(next.getByRole('heading', { level: 2 })).toHaveCSS('font-size', '44px');
  });

  test('has a full-width picture on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(article);
    const picture = await boxOf(page.getByRole('main').getByRole('img').first());
    expect([picture.x, picture.width]).toEqual([0, 390]);
    await expect(page.getByRole('navigation', { name: 'In this story' })).toBeHidden();
  });
});

test('a post has the axis of an article, and its keywords and series at its end', async ({ page }) => {
  await page.goto(post);
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const picture = await boxOf(page.getByRole('main').locator('img').first());
  expect(picture.x).toBe(title.x);
  expect(picture.width).toBeCloseTo(880, 0);
  const first = page.getByRole('main').getByText('The radio said it while');
  expect((await boxOf(first)).x - title.x).toBeCloseTo(101, 0);
  expect(
    await first.evaluate((element) =>
      getComputedStyle(element, '::first-letter').getPropertyValue('initial-letter'),
    ),
  ).toMatch(/^3/);
  const filed = await boxOf(page.getByRole('heading', { name: 'Filed under' }));
  expect(filed.y).toBeGreaterThan((await boxOf(page.getByRole('heading', { name: 'Something to do' }))).y);
  const contents = page.getByRole('navigation', { name: 'In this story' });
  await contents.getByRole('link', { name: 'Something to do' }).click();
  await expect(page.getByRole('heading', { name: 'Something to do' })).toBeInViewport();
});

for (const width of [390, 768])
  test(`a post's text is separated from the line under its picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(post);
    const line = await boxOf(page.getByRole('link', { name: 'View on Pinterest' }));
    const text = await boxOf(page.getByRole('main').getByText('The radio said it while'));
    expect(text.y - line.y - line.height).toBeGreaterThanOrEqual(16);
  });

test('no word in a row heading of a table breaks', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/health-wellness/an-hour-a-day-of-moving');
  const lines = await page.getByRole('rowheader', { name: 'Under 1' }).evaluate((cell) => {
    const word = document.createRange();
    word.setStart(cell.firstChild!, 0);
    word.setEnd(cell.firstChild!, 'Under'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a post ends with the next one and its picture, and with similar ones', async ({ page }) => {
  await page.goto('/blog/after-the-bump-on-the-head');
  const next = page.getByRole('navigation', { name: 'Next story' });
  await expect(next.getByRole('link')).toHaveAttribute(
    'href',
    '/blog/before-the-first-season-of-team-sports',
  );
  await expect(next.locator('img')).toBeVisible();
  const related = page.getByRole('complementary', { name: 'Related Stories' }).locator('article');
  await expect(related).toHaveCount(5);
  await expect(related.locator('img')).toHaveCount(5);
});

test('a legal text has sticky contents', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'In this text' });
  await contents.getByRole('link', { name: 'The radio' }).click();
  await expect(page.getByRole('heading', { name: 'The radio' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Children' })).toBeInViewport();
});

test.describe('the blog', () => {
  for (const [width, lead, row] of [
    [1280, 400, 97],
    [768, 300, 132],
    [390, 280, 92],
  ] as const)
    test(`has roundels of ${lead} and ${row} px at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/blog');
      const frames = page.getByRole('article').locator('div:has(> picture, > img)');
      const [first, second] = [await boxOf(frames.nth(0)), await boxOf(frames.nth(1))];
      expect(Math.abs(first.width - lead)).toBeLessThanOrEqual(1);
      expect(Math.abs(second.width - row)).toBeLessThanOrEqual(1);
      expect([first.height, second.height]).toEqual([first.width, second.width]);
      await expect(frames.nth(1)).toHaveCSS('border-radius', '50%');
    });

  test('sets its first title like a headline, with the link of each other post below its title', async ({
    page,
  }) => {
    await page.goto('/blog');
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles.nth(0)).toHaveCSS('font-size', '60px');
    await expect(titles.nth(1)).toHaveCSS('font-size', '26px');
    const more = await boxOf(
      page.getByRole('article').nth(1).getByRole('link', { name: 'Read Full Article' }),
    );
    const title = await boxOf(titles.nth(1));
    expect(more.y).toBeGreaterThan(title.y + title.height);
  });

  test('marks the current page in yolk, on one line with Previous and Next on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/blog');
    const pager = page.getByRole('navigation', { name: /^Pagination/ });
    await expect(pager.locator('[aria-current]')).toHaveCSS('background-color', 'rgb(244, 196, 48)');
    const centers = await Promise.all(
      ['Previous', 'Page 1', 'Next'].map(async (name) => {
        const { y, height } = await boxOf(pager.getByRole('link', { name }));
        return Math.round((y + height / 2) / 4);
      }),
    );
    expect(new Set(centers).size).toBe(1);
  });
});
