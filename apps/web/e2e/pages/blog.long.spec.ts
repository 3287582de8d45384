import { json, type startBackend } from '@daily-nest/site/testing/backend';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { test } from '../support/blog-site.ts';
import { expect, startApp } from '../support/test.ts';

type Blog = Awaited<ReturnType<typeof startBackend>>;

/** Opens a page of the list inside the running application, with the given answer of the backend. */
async function openList(page: Page, blog: Blog, answer: object) {
  await page.goto('/blog');
  await startApp(page);
  blog.answerWith(json(answer));
  await page.getByRole('main').getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2$/);
}

test('a list without posts says so', async ({ page, blog }) => {
  await openList(page, blog, { blogs: [], total: 0 });
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(page.getByText('Check back soon for new content.')).toBeVisible();
});

test('a missing field or one of the wrong type is never shown', async ({ page, blog }) => {
  await openList(page, blog, {
    blogs: [
      { id: 1, slug: 'a', metaTitle: null, metaDescription: undefined, pinterestImageLink: null },
      {
        id: 'b',
        slug: 'b',
        metaTitle: 'The second',
        metaDescription: 7,
        pinterestImageLink: 'javascript:alert(1)',
      },
      { slug: 'c', metaTitle: 'The third' },
    ],
    total: '3',
  });
  await expect(page.getByRole('heading', { name: 'The third' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|Invalid|\[object/);
  await expect(page.locator('main img[src^="javascript"]')).toHaveCount(0);
});

test('an invalid answer is shown as an error', async ({ page, blog }) => {
  await page.goto('/blog');
  await startApp(page);
  blog.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Proxy</h1>'),
  );
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/blog?page=2');
});

/** Opens a post inside the running application, with the given answer of the backend. */
async function openPost(page: Page, blog: Blog, answer: unknown) {
  await page.goto('/blog');
  await startApp(page);
  blog.answerWith(json(answer));
  await page.getByRole('article').first().getByRole('link', { name: 'Read Full Article' }).click();
}

/** The post itself, without the related ones. */
const storyOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });

test.describe('a post', () => {
  test('has headings of three levels, paragraphs, chips, picture and video', async ({
    page,
    context,
    blog,
  }) => {
    await context.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const shape = { widths: [480], width: 480, height: 300, focus: '50% 50%' };
    await openPost(page, blog, {
      metaTitle: 'A whole post',
      metaDescription: 'With everything in it.',
      blog: '# One\n\nFirst & <b>bold</b>\nSecond\n## Two\n### Three\n#### Four',
      date: '2026-03-01',
      shortTailKeywords: 'sleep, naps',
      longTailKeywords: 'first night alone',
      pinterestImageLink: 'https://images.example/a.jpg?x=1&y=2',
      picture: { id: 'abcdef0123456789', color: '#8c959d', scene: shape, round: shape },
      youtubeShortsUrl: 'https://www.youtube.com/shorts/abcdefghijk',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A whole post');
    const article = storyOf(page);
    for (const [level, name] of [
      [2, 'One'],
      [3, 'Two'],
      [4, 'Three'],
    ] as const)
      await expect(article.getByRole('heading', { level, name })).toBeVisible();
    await expect(article.getByText('First & <b>bold</b>')).toBeVisible();
    await expect(article.getByText('#### Four')).toBeVisible();
    await expect(article.locator('time')).toHaveText('March 1, 2026');
    await expect(page.getByRole('list', { name: 'Keywords' }).getByRole('listitem')).toHaveText([
      'sleep',
      'naps',
      'first night alone',
    ]);
    await expect(article.locator('img')).toHaveAttribute('src', '/media/abcdef0123456789/scene-480.jpg');
    await expect(page.getByRole('link', { name: /^View on Pinterest/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.pinterest\.com\/search\/pins\/\?q=/,
    );
    await expect(page.getByRole('heading', { name: 'Watch Related Content' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Play / })).toHaveAttribute('href', /abcdefghijk$/);
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    await expect(page.getByRole('link', { name: 'Read More Articles' })).toHaveAttribute('href', '/blog');
  });

  test('takes a missing title and description from its first words', async ({ page, blog }) => {
    const word = `${'x'.repeat(10)} `;
    const body = word.repeat(30).trim();
    await openPost(page, blog, {
      blog: body,
      date: 'yesterday',
      youtubeShortsUrl: 'https://video.example/shorts/abcdefghijk',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(body.slice(0, 60).trim());
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      body.slice(0, 160).trim(),
    );
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|Invalid Date|yesterday/);
    await expect(page.getByRole('heading', { name: 'Watch Related Content' })).toHaveCount(0);
    await expect(storyOf(page).locator('time')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /Pinterest/ })).toHaveCount(0);
  });

  test('that is empty in any way answers 404', async ({ request, blog }) => {
    for (const nothing of [{}, null, { blog: '' }]) {
      blog.answerWith(json(nothing));
      const answer = await request.get('/blog/empty');
      expect(answer.status(), JSON.stringify(nothing)).toBe(404);
      const page = parse(await answer.text());
      expect(page.querySelectorAll('h1').map(({ text }) => text)).toEqual(['Article Not Found']);
      const alert = page.querySelector('main [role=alert]')?.text;
      expect(alert).toContain("The article you're looking for doesn't exist.");
    }
  });
});
