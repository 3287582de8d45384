import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { parse } from 'node-html-parser';
import { expect, test } from '../support/test.ts';

const note = /^(The people of|Some of the people named in) this edition are invented;/;

const named = [
  '/',
  '/articles',
  '/health-wellness',
  `/articles/${articles[0]!.slug}`,
  `/health-wellness/${wellnessArticles[0]!.slug}`,
  '/people',
  '/people/daniel-reyes',
  '/ages/teens',
  '/series/before-the-emergency',
];

test('a page that names invented people says so, with a link to the explanation', async ({ request }) => {
  for (const path of named) {
    const main = parse(await (await request.get(path)).text()).querySelector('main')!;
    const said = main.querySelectorAll('p').find(({ text }) => note.test(text.trim()));
    expect(said, path).toBeDefined();
    expect(said!.querySelector('a')?.getAttribute('href'), path).toBe('/about');
  }
});

test(
  'the community stories say above the first that their authors are invented',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/community-stories', { waitUntil: 'domcontentloaded' });
    const said = page.getByText('their tellers are invented');
    await expect(said).toBeVisible();
    const first = page.getByRole('main').getByRole('article').first();
    expect((await said.boundingBox())!.y).toBeLessThan((await first.boundingBox())!.y);
  },
);

test(
  'about says so of its masthead, and pages without names have no such line',
  { tag: '@long' },
  async ({ request }) => {
    const paragraphs = async (path: string) =>
      parse(await (await request.get(path)).text())
        .querySelectorAll('p')
        .map(({ text }) => text.trim());
    expect((await paragraphs('/about')).join()).toContain('The names on its masthead');
    for (const path of ['/faq', '/parenting-tips', '/radio'])
      expect(
        (await paragraphs(path)).filter((text) => note.test(text)),
        path,
      ).toEqual([]);
  },
);

test('no page names an invented person in structured data', async ({ request }) => {
  for (const path of [...named, '/blog/may-i-quit-after-the-season']) {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
    expect(blocks.length, path).toBeGreaterThan(0);
    expect(blocks.join(), path).not.toMatch(/"Person"|reviewedBy/);
  }
});

test('no page or feed claims a review', async ({ request }) => {
  for (const path of [...named, '/about', '/standards', '/feeds/articles.json']) {
    const answer = await request.get(path);
    expect(answer.ok(), path).toBe(true);
    expect(await answer.text(), path).not.toMatch(/Reviewed by|FAAP|reviewedBy|lastReviewed|Our reviewers/);
  }
  for (const path of ['/people/hannah-weiss', '/feeds/people/hannah-weiss.rss'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test(
  'other organizations are labeled as such, in the menu and in the footer',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByRole('heading', { name: 'Institutions We Read' })).toBeVisible();
    await expect(page.getByText('Institutions we read', { exact: true })).toHaveCount(1);
    await expect(page.getByText(/our network/i)).toHaveCount(0);
  },
);
