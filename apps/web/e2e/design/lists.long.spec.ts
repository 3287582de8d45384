import { sectionLooks } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

/** The pages with lists: no layout twice in a row, and whole pictures. */
const lists = [
  { path: '/articles', widths: [390, 768, 1280] },
  { path: '/parenting-tips', widths: [768, 1280] },
];

for (const { path, widths } of lists) {
  for (const width of widths) {
    test(`neighboring sections of ${path} have different layouts at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const looks = await sectionLooks(page);
      expect(looks.length).toBeGreaterThanOrEqual(6);
      for (const [place, look] of looks.entries()) expect(look).not.toBe(looks[place - 1]);
    });
  }
}

test('an article hides the kicker that repeats the title above, except from screen readers', async ({
  page,
}) => {
  await page.goto('/articles');
  for (const section of await page.locator('main section:has(article)').all()) {
    const title = (await section.getByRole('heading', { level: 2 }).textContent())!;
    const said = section.getByRole('article').getByText(title, { exact: true });
    await expect(said).toHaveCount(await section.getByRole('article').count());
    const widest = Math.max(...(await said.evaluateAll((all) => all.map((one) => one.clientWidth))));
    expect(widest).toBeLessThanOrEqual(1);
  }
});

for (const width of [390, 768, 1280]) {
  test(`a story shows its whole picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/community-stories');
    const ratios = await page
      .locator('main article img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => picture.clientWidth / picture.clientHeight).map((one) => one.toFixed(1)),
      );
    expect(ratios.length).toBeGreaterThanOrEqual(7);
    expect(new Set(ratios)).toEqual(new Set(['1.6']));
  });
}

test('the quotations of a tablet have lines that fit a phrase', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/health-wellness');
  const quotes = page.locator('main blockquote');
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all()) expect((await quote.boundingBox())!.width).toBeGreaterThan(500);
});

test.describe('the 404 page of a tablet', () => {
  test.use({ allowedConsole: [/responded with a status of 404/], viewport: { width: 768, height: 1024 } });

  test('has space between its digits and its title', async ({ page }) => {
    await page.goto('/no-such-page');
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const strip = (y: number) => page.screenshot({ clip: { x: 0, y, width: 768, height: 6 } });
    const above = await strip(title.y - 10);
    const blank = await strip((await page.locator('main').boundingBox())!.y + 4);
    expect(above.equals(blank)).toBe(true);
  });
});

test('past the last page of the blog one button leads to its newest posts', async ({ page }) => {
  await page.goto('/blog?page=99');
  await page.getByRole('main').getByRole('link', { name: 'Newest Posts' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

for (const path of ['/', '/articles', '/community-stories']) {
  test(`no headline of ${path} has more than five lines on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const long = await page.locator('main article :is(h2, h3)').evaluateAll((headlines) =>
      headlines
        .map((headline) => ({
          text: headline.textContent,
          lines: Math.round(
            headline.getBoundingClientRect().height / parseFloat(getComputedStyle(headline).lineHeight),
          ),
        }))
        .filter(({ lines }) => lines > 5),
    );
    expect(long).toEqual([]);
  });
}

test('a loading tile of the front page shows placeholders at the positions of its headlines', async ({
  page,
}) => {
  await page.route('**/walls/**', () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const tile = page
    .getByRole('article')
    .filter({ has: page.locator('iframe[title="World News headlines"]') });
  await expect(tile.getByText('Loading')).toHaveCount(0);
  const left = (await tile.boundingBox())!.x;
  const bars = tile.locator('figure [aria-hidden] span:not(:has(*))');
  await expect(bars).toHaveCount(9);
  expect((await bars.first().boundingBox())!.x).toBe(left);
});

for (const width of [390, 768, 1280]) {
  test(`a single search result of a category fills the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/articles?q=sleep');
    const sections = await page.locator('main section:has(article)').all();
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      const whole = (await section.boundingBox())!;
      const boxes = await section
        .getByRole('article')
        .evaluateAll((all) => all.map((article) => article.getBoundingClientRect().right));
      expect(whole.x + whole.width - Math.max(...boxes)).toBeLessThan(2);
    }
  });
}

for (const width of [390, 768]) {
  test(`no question of the FAQ ends with two short words on a line of their own at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    const short = await page.locator('main summary :is(h2, h3)').evaluateAll((questions) =>
      questions.flatMap((question) => {
        const range = document.createRange();
        range.selectNodeContents(question);
        const lines = [...range.getClientRects()].map((line) => line.width);
        return lines.at(-1)! < Math.max(...lines) * 0.4 ? [question.textContent] : [];
      }),
    );
    expect(short).toEqual([]);
  });
}

for (const width of [390, 320]) {
  test(`at ${width} px the name in the bar has one line, and a series begins in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/series/a-baby-at-the-table', '/radio', '/books']) {
      await page.goto(path);
      const logo = page.getByRole('link', { name: 'The Daily Nest', exact: true }).first();
      const lines = await logo.evaluate((link) => {
        const name = document.createRange();
        name.selectNodeContents(document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()!);
        return name.getClientRects().length;
      });
      expect(lines, path).toBe(1);
    }
    await page.goto('/series/a-baby-at-the-table');
    const first = page.getByRole('main').getByRole('article').first();
    expect((await first.locator('img').boundingBox())!.y).toBeLessThan(560);
    // The last of the other series comes into view with the focus.
    const others = page.getByRole('navigation', { name: 'Other series' }).getByRole('link');
    await others.last().focus();
    await expect(others.last()).toBeInViewport({ ratio: 1 });
  });
}
