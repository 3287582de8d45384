import { expect, startApp, test } from './support/test.ts';

const noArticles = 'No articles found matching your search criteria.';
const noFaqs = 'No FAQs found matching your search criteria.';

test.describe('the articles', () => {
  test('are filtered while the reader types, by title, excerpt and category, ignoring case', async ({
    page,
  }) => {
    await page.goto('/articles');
    const main = page.getByRole('main');
    const all = await main.getByRole('article').count();
    expect(all).toBeGreaterThanOrEqual(24);
    const field = page.getByPlaceholder('Search articles by title, content, or category...');
    await field.pressSequentially('FEVER AT THREE');
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('status').first()).toHaveText('1 article found');
    await expect(main.getByRole('heading', { level: 2, name: 'Health & Safety' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Family Life' })).toHaveCount(0);

    await field.fill('nutrition & feeding');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Nutrition & Feeding');
    await field.fill('no such words anywhere');
    await expect(main.getByText(noArticles)).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
    await field.fill('');
    await expect(main.getByRole('article')).toHaveCount(all);
  });

  test('keep the search when the reader returns from one', { tag: '@long' }, async ({ page }) => {
    await page.goto('/articles');
    await startApp(page);
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await field.fill('fever at three');
    await expect(page).toHaveURL(/\/articles\?q=fever\+at\+three$/);
    const article = page.getByRole('main').getByRole('article');
    await expect(article).toHaveCount(1);
    await article.getByRole('link').click();
    await expect(page).toHaveURL(/\/articles\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Fever at Three in the Morning');
    await page.goBack();
    await expect(page).toHaveURL(/\/articles\?q=fever\+at\+three$/);
    await expect(field).toHaveValue('fever at three');
    await expect(article).toHaveCount(1);
    await page.reload();
    await expect(article).toHaveCount(1);
  });

  test('clear a search in place', { tag: '@long' }, async ({ page }) => {
    await page.goto('/articles?q=fever');
    await startApp(page);
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await expect(field).toHaveValue('fever');
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(/\/articles$/);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(24);
  });

  test(
    'are in three columns on a desktop, two on a tablet and one on a phone',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/articles');
      const columns = () =>
        page
          .getByRole('main')
          .getByRole('article')
          .first()
          .evaluate((card) => getComputedStyle(card.parentElement!).gridTemplateColumns.split(' ').length);
      for (const [width, count] of [
        [1280, 3],
        [800, 2],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await columns(), `${width} px`).toBe(count);
      }
    },
  );

  test('are complete from the first word to the next story', async ({ page }) => {
    await page.goto('/articles/a-fever-at-three-in-the-morning');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.locator('time').first()).toHaveText('November 20, 2026');
    await expect(main.getByText(/^\d+ min read$/).first()).toBeVisible();
    const picture = main.locator('article img').first();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect(picture).toHaveAttribute('alt', /\w/);
    for (const source of await main.getByRole('region', { name: 'Sources' }).getByRole('link').all()) {
      await expect(source).toHaveAttribute('target', '_blank');
      await expect(source).toHaveAttribute('rel', /noopener/);
    }
    // As many as fit its rail.
    const related = main.getByRole('complementary', { name: 'Related Stories' }).getByRole('article');
    await expect(related.nth(4)).toBeVisible();
    expect(await related.count()).toBeLessThanOrEqual(8);
    await main.getByRole('navigation', { name: 'Next story' }).getByRole('link').click();
    await expect(page).not.toHaveURL(/a-fever-at-three/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the questions', () => {
  test('are 25, closed at first, with at most one open', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    const items = page.getByRole('main').locator('details');
    await expect(items).toHaveCount(25);
    await expect(page.locator('main details[open]')).toHaveCount(0);
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0)).toHaveAttribute('open');
    await expect(items.nth(0).getByText('Child Development')).toBeVisible();
    await items.nth(12).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(items.nth(12)).toHaveAttribute('open');
    await items.nth(12).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });

  test(
    'are filtered while the reader types, and answer with the facts of docs/product.md',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/faq');
      const items = page.getByRole('main').locator('details');
      const field = page.getByPlaceholder('Search FAQs...');
      await field.pressSequentially('104°f');
      await expect(items).toHaveCount(1);
      await items.locator('summary').click();
      await expect(items.getByText(/over 104°F/)).toBeVisible();
      await field.fill('well-child visits');
      await expect(items.first()).toContainText('2, 4, 6, 9, 12, 15, 18 and 24 months');
      await field.fill('BEHAVIOR & DISCIPLINE');
      await expect(items).toHaveCount(5);
      await field.fill('no such question');
      await expect(page.getByText(noFaqs)).toBeVisible();
      await expect(items).toHaveCount(0);
    },
  );

  test('link to the experts and to the blog', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq');
    const more = page.getByRole('complementary', { name: 'Have More Questions?' });
    await expect(more.getByRole('link', { name: 'Contact Our Experts' })).toHaveAttribute('href', '/contact');
    await expect(more.getByRole('link', { name: 'Read Our Blog' })).toHaveAttribute('href', '/blog');
  });
});

test.describe('health and wellness', () => {
  test('opens on the first category and switches in place', async ({ page }) => {
    await page.goto('/health-wellness');
    await expect(page.getByRole('tab')).toHaveText([
      'Sleep',
      'Mental Health',
      'Physical Activity',
      'Nutrition',
    ]);
    await expect(page.getByRole('tab', { name: 'Sleep' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await startApp(page);
    await page.getByRole('tab', { name: 'Mental Health' }).click();
    await expect(page.getByRole('tab', { name: 'Mental Health' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page).toHaveURL(/\?category=mental-health$/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Physical Activity' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tabpanel', { name: 'Physical Activity' })).toBeVisible();
  });

  test('has six resources and three quoted professionals', { tag: '@long' }, async ({ page }) => {
    await page.goto('/health-wellness');
    const help = page.getByRole('region', { name: 'Help When You Need It' }).getByRole('article');
    await expect(help).toHaveCount(6);
    for (const card of await help.all())
      // Numbers of help lines are links of another kind.
      await expect(card.locator('a[href^="http"]')).toHaveAttribute('target', '_blank');
    const corner = page.getByRole('region', { name: 'Expert Corner' });
    await expect(corner.locator('blockquote')).toHaveCount(3);
    await expect(corner.getByRole('article').locator('a[href^="https"]')).toHaveCount(3);
  });

  test('shows what an article was checked against, and when', { tag: '@long' }, async ({ page }) => {
    await page.goto('/health-wellness/tummy-time-from-day-one');
    const line = page.getByText(/^Checked against: AAP, CDC \(as reported by .+\) · November 2026$/);
    await expect(line).toBeVisible();
    for (const link of await line.getByRole('link').all()) {
      const href = (await link.getAttribute('href'))!;
      await expect(page.getByRole('region', { name: 'Sources' }).locator(`a[href="${href}"]`)).toHaveCount(1);
    }
    await expect(page.getByRole('region', { name: 'Sources' }).getByRole('link')).not.toHaveCount(0);
  });
});

test('the front page has all of its parts in order', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  // Advertisements have headings, too, which are not part of the page.
  await expect(main.locator('h2:not([data-ad-slot] *)')).toHaveText([
    'How old is your child?',
    'Featured Coverage',
    'Breaking News Alert',
    'Featured Video',
    'From The Daily Nest',
    'Parenting Tips',
    'Latest News Coverage',
    'Community Stories',
    'Wellness',
  ]);
  const part = (name: string) => main.getByRole('region', { name });
  await expect(part('Featured Coverage').getByRole('article')).toHaveCount(3);
  const [lead, second] = await part('Featured Coverage').getByRole('article').all();
  expect((await lead!.boundingBox())!.width).toBeGreaterThan(1.7 * (await second!.boundingBox())!.width);
  await expect(part('Parenting Tips').getByRole('link', { name: /^Learn more/ })).toHaveCount(4);
  const walls = part('Latest News Coverage');
  await expect(walls.locator('iframe[loading="lazy"][sandbox][title]')).toHaveCount(8);
  const seeAll = walls.getByRole('link', { name: /^See All / });
  expect(await seeAll.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/local-news',
    '/national-news',
    '/world-news',
    '/politics',
    '/business',
    '/technology',
    '/sports',
    '/health-wellness',
  ]);
  await expect(part('Community Stories').getByRole('article')).toHaveCount(2);
  await expect(part('Wellness').getByRole('article').locator('a[href^="/health-wellness/"]')).toHaveCount(2);
  await expect(main.getByRole('link', { name: /^Play / })).toBeVisible();
});

test('the alert on the front page confirms and sends nothing', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('main').getByRole('form', { name: 'Breaking News Alert' });
  await form.getByRole('textbox').fill('reader@example.org');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) calls.push(request.url());
  });
  await form.getByRole('button').click();
  await expect(form.getByText('Subscription confirmed!')).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveValue('');
  expect(calls).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('every tip has a reference', { tag: '@long' }, async ({ page }) => {
  await page.goto('/parenting-tips');
  const tips = page.getByRole('main').getByRole('article');
  const count = await tips.count();
  expect(count).toBeGreaterThanOrEqual(19);
  const links = page.getByRole('link', { name: /^Wikipedia Reference/ });
  await expect(links).toHaveCount(count);
  await expect(links.first()).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('heading', { level: 2, name: /consistency/i })).toBeVisible();
});

test('the buttons of the stories do nothing yet', { tag: '@long' }, async ({ page }) => {
  await page.goto('/community-stories');
  const stories = page.getByRole('region', { name: 'Featured Stories' }).getByRole('article');
  expect(await stories.count()).toBeGreaterThanOrEqual(6);
  for (const name of ['Comment', 'Share', 'Copy Link']) {
    await stories.first().getByRole('button', { name }).click();
  }
  await page.getByRole('button', { name: 'Submit Your Story' }).click();
  await expect(page).toHaveURL(/\/community-stories$/);
  await expect(page.getByRole('region', { name: 'Community Programs' }).getByRole('article')).toHaveCount(4);
});
