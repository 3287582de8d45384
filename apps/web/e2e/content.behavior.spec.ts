import { expect, startApp, test } from './support/test.ts';

const noFaqs = 'No FAQs found matching your search criteria.';

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
