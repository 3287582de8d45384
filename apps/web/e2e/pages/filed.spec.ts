import { parse } from 'node-html-parser';
import { expect, startApp, test } from '../support/test.ts';

test("a byline links to the author's page, which links back", async ({ page }) => {
  await page.goto('/articles/a-fever-at-three-in-the-morning');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: 'Daniel Reyes' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daniel Reyes');
  await page.getByRole('link', { name: 'A Fever at Three in the Morning' }).click();
  await expect(page).toHaveURL('/articles/a-fever-at-three-in-the-morning');
});

test(
  'a post has an author, whose page says that the person is invented',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/blog/may-i-quit-after-the-season');
    await expect(page.getByRole('main').getByText('The writer is invented for this edition;')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Leila Haddad' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leila Haddad');
    await expect(page.locator('a[href="/blog/may-i-quit-after-the-season"]')).toHaveCount(1);
  },
);

for (const { kind, path, title, before, after } of [
  {
    kind: 'an article',
    path: '/articles/lunchboxes-that-come-home-empty',
    title: 'The First Year of School',
    before: 'The First Week of Kindergarten, Day by Day',
    after: 'A Worried Child, and the Trouble With Saying Don’t Worry',
  },
  {
    kind: 'a post',
    path: '/blog/after-the-bump-on-the-head',
    title: 'A Season of Sport',
    before: 'Nine questions for a coach, before you pay',
    after: 'Quitting a sport: yes, after the season, and sometimes today',
  },
])
  test(
    `${kind} of a series shows its part, and links to the previous and next ones`,
    { tag: kind === 'a post' ? '@long' : [] },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/^Part 2 of \d in /)).toContainText(title);
      const turn = page.getByRole('navigation', { name: `More of ${title}` });
      await expect(turn.getByRole('link')).toHaveText([before, after]);
      await turn.getByRole('link', { name: after }).click();
      await expect(page.getByText(/^Part 3 of \d in /)).toContainText(title);
    },
  );

test(
  'a post links to more about its ages, before the application runs and in it',
  { tag: '@long' },
  async ({ page }) => {
    const path = '/blog/a-babys-first-passport';
    const link = page.getByRole('main').getByText('By age: ').getByRole('link', { name: '0 to 1' });
    await page.goto(path);
    await expect(link).toHaveAttribute('href', '/ages/0-to-1');
    await page.goto('/people/marcus-bell');
    await startApp(page);
    await page.locator(`main a[href="${path}"]`).first().click();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/0 to 1$|^Babies/);
  },
);

test('a piece links to more about its ages', { tag: '@long' }, async ({ page }) => {
  await page.goto('/articles/why-toddlers-say-no');
  await page.getByRole('main').getByRole('link', { name: '1 to 3' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toddlers, 1 to 3');
});

test(
  'an updated piece shows the date, to readers and in structured data',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/articles/a-screen-plan-for-the-whole-house');
    await expect(page.getByRole('main').getByText('Updated November 26, 2026')).toBeVisible();
    const [article] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(article!)).toMatchObject({
      datePublished: '2026-11-20',
      dateModified: '2026-11-26',
      contentReferenceTime: '2026-11-22',
    });
  },
);

test('a person, an age and a series have a valid feed of their own', async ({ request }) => {
  for (const path of ['/people/daniel-reyes', '/ages/teens', '/series/a-season-of-sport']) {
    const page = parse(await (await request.get(path)).text());
    expect(page.querySelectorAll(`link[rel=alternate][href="/feeds${path}.rss"]`), path).toHaveLength(1);
    const answer = await request.get(`/feeds${path}.rss`);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    expect(await answer.text()).toContain('/blog/');
    expect((await request.get(`/feeds${path}-none.rss`)).status(), path).toBe(404);
  }
});

test('every page links to the people, to the ages and to the series', { tag: '@long' }, async ({ page }) => {
  await page.goto('/faq');
  const foot = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['People', '/people'],
    ['By Age', '/ages'],
    ['Series', '/series'],
  ] as const)
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});
