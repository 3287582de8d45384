import { blog as answers } from '@daily-nest/site/testing/backend';
import { parse } from 'node-html-parser';
import { holdBack, test as blogTest } from './support/blog-site.ts';
import { expect, failedDocument, startApp, test } from './support/test.ts';

test.describe('the list', () => {
  test('shows ten posts a page, the first larger, with title, description and a link', async ({ page }) => {
    await page.goto('/blog');
    await expect(page).toHaveTitle('Blog | The Daily Nest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows).toHaveCount(10);
    const size = (nth: number) =>
      rows
        .nth(nth)
        .getByRole('heading')
        .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    expect(await size(0)).toBeGreaterThan((await size(1)) * 1.3);
    for (const row of await rows.all()) {
      const link = row.getByRole('link', { name: 'Read Full Article' });
      await expect(link).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
      await expect(row.getByRole('heading', { level: 2 })).not.toBeEmpty();
    }
    const picture = rows.first().getByRole('presentation');
    await expect(picture).toHaveCSS('border-radius', /50%|\d{3,}px/);
  });

  test('has pagination that names the current page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/blog');
    const pager = page.getByRole('navigation', { name: 'Pagination' });
    const pages = await pager.getByRole('link', { name: /^Page / }).count();
    expect(pages).toBe(4);
    await expect(pager.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await expect(pager.getByRole('link', { name: 'Previous' })).not.toHaveAttribute('href');
    await expect(pager.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');

    const first = await page.getByRole('article').first().getByRole('heading').textContent();
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first!);
    await expect(page).toHaveTitle('Blog, Page 2 | The Daily Nest');

    await pager.getByRole('link', { name: 'Page 4' }).click();
    await expect(page).toHaveURL(/\/blog\?page=4$/);
    await expect(pager.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });
});

blogTest.describe('in the running application', () => {
  blogTest(
    'another page of the list loads behind a skeleton and scrolls to the top',
    { tag: '@long' },
    async ({ page, blog }) => {
      await page.goto('/blog');
      await startApp(page);
      const answer = holdBack(blog);
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(request.url());
      });
      const pager = page.getByRole('navigation', { name: 'Pagination' });
      await pager.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await pager.getByRole('link', { name: 'Page 3' }).click();

      await expect(page).toHaveURL(/\/blog\?page=3$/);
      await expect(page.locator('main[aria-busy="true"]')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      answer();

      await expect(page.getByRole('article')).toHaveCount(10);
      await expect(page.getByRole('heading', { name: 'Title 3.0 of localhost' })).toBeVisible();
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page).toHaveTitle('Blog, Page 3 | The Daily Nest');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\?page=3$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      expect(documents).toEqual([]);
    },
  );

  blogTest('a failure stands in place, and Try Again makes a new call', async ({ page, blog }) => {
    await page.goto('/blog');
    await startApp(page);
    blog.answerWith((_request, response) => response.writeHead(400).end());
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch blog posts');
    await expect(page).toHaveURL(/\/blog\?page=2$/);

    blog.answerWith(answers);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page).toHaveURL(/\/blog\?page=2$/);
  });

  blogTest.describe(() => {
    blogTest.use({ allowedConsole: [/status of 502|React Router caught|Minified React|502/] });

    blogTest('data that a proxy refuses are an error in place', { tag: '@long' }, async ({ page }) => {
      await page.goto('/blog');
      await startApp(page);
      await page.route('**/*.data?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
      await page.getByRole('link', { name: 'Page 2' }).click();
      await expect(page.getByRole('heading', { name: 'Error Loading Blog' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Failed to fetch blog posts');
      await page.unroute('**/*.data?*');
      await page.getByRole('link', { name: 'Try Again' }).click();
      await expect(page.getByRole('article')).toHaveCount(10);

      await page.route('**/*.data?*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
      await page.getByRole('article').first().getByRole('link', { name: 'Read Full Article' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Article not found');
    });
  });

  blogTest(
    'going back shows the page before, at the place where it was left',
    { tag: '@long' },
    async ({ page, blog }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('.data')) calls.push(request.url());
      });
      await page.goto('/blog');
      await startApp(page);
      for (const [number, name] of [
        [2, 'Page 2'],
        [3, 'Page 3'],
      ] as const) {
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { name: `Title ${number}.0 of localhost` })).toBeVisible();
        await expect(page).toHaveTitle(`Blog, Page ${number} | The Daily Nest`);
        expect(calls).toHaveLength(number - 1);
      }
      await page.getByRole('article').nth(7).scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      const left = await page.evaluate(() => scrollY);
      await page.getByRole('article').nth(7).getByRole('link', { name: 'Read Full Article' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Post post-3-7' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

      const answer = holdBack(blog);
      await page.goBack();
      await expect(page).toHaveURL(/\/blog\?page=3$/);
      await expect.poll(() => blog.requests.at(-1)!.url).toContain('get_metainfo');
      answer();
      await expect(page.getByRole('heading', { name: 'Title 3.0 of localhost' })).toBeAttached();
      await expect(page).toHaveTitle('Blog, Page 3 | The Daily Nest');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Title 2.0 of localhost' })).toBeAttached();
      await expect(page).toHaveTitle('Blog, Page 2 | The Daily Nest');
      await page.goForward();
      await expect(page.getByRole('heading', { name: 'Title 3.0 of localhost' })).toBeAttached();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    },
  );

  blogTest(
    'a post opens behind a skeleton, and title, focus and address move with it',
    async ({ page, blog }) => {
      await page.goto('/blog');
      await startApp(page);
      const answer = holdBack(blog);
      await page.getByRole('article').nth(2).getByRole('link', { name: 'Read Full Article' }).click();
      await expect(page.locator('main[aria-busy="true"]')).toBeVisible();
      await expect(page).toHaveURL(/\/blog\/post-1-2$/);
      answer();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post post-1-2');
      await expect(page).toHaveTitle('Post post-1-2 | The Daily Nest');
      await expect(page.locator('main[aria-busy]')).toHaveCount(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole('link', { name: 'Read More Articles' }).click();
      await expect(page.getByRole('article')).toHaveCount(10);
    },
  );

  blogTest('a post that is gone says so in place', { tag: '@long' }, async ({ page, blog }) => {
    await page.goto('/blog');
    await startApp(page);
    blog.answerWith((_request, response) => response.writeHead(404).end());
    await page.getByRole('article').first().getByRole('link', { name: 'Read Full Article' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Article not found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
    blog.answerWith(answers);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
  });
});

test.describe('a post', () => {
  test('is shown completely', { tag: '@long' }, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('article').first().getByRole('link', { name: 'Read Full Article' }).click();
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
    const date = article.getByRole('heading', { level: 1 }).locator('xpath=following::time[1]');
    await expect(date).toHaveText(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 2026$/,
    );
    const day = await date.evaluate((time: HTMLTimeElement) => [
      time.dateTime,
      new Date(`${time.dateTime}T00:00:00Z`).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      }),
    ]);
    await expect(date).toHaveText(day[1]!);
    await expect(article.getByRole('list', { name: 'Keywords' }).getByRole('listitem')).not.toHaveCount(0);
    await expect(article.getByRole('link', { name: 'View on Pinterest' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.pinterest\.com\/search\/pins\/\?q=/,
    );
    await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    await expect(page.getByRole('link', { name: 'Read More Articles' })).toHaveAttribute('href', '/blog');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent())!,
    );
    expect(data).toMatchObject({ '@type': 'BlogPosting', datePublished: day[0] });
  });
});

test.describe('a missing page', () => {
  test.use({ allowedConsole: [failedDocument] });

  test('is a 404 page that links back to the previous page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/blog');
    await page.goto('/blog?page=0');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('at an unknown address is the 404 page', { tag: '@long' }, async ({ request }) => {
    for (const path of ['/nowhere', '/blog?page=0', '/blog?page=x', '/blog/a/b']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const page = parse(await answer.text());
      expect(page.querySelector('title')?.text, path).toBe('Page Not Found | The Daily Nest');
      expect(page.querySelectorAll('h1').map(({ text }) => text)).toEqual(['Page Not Found']);
      expect(page.querySelector('main')?.text, path).toContain('404');
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content'), path).toMatch(/noindex/);
      const home = page.querySelectorAll('main a').find(({ text }) => text === 'Go to Homepage');
      expect(home?.getAttribute('href'), path).toBe('/');
    }
  });

  test('of a missing post is 404 with its texts', async ({ request }) => {
    const answer = await request.get('/blog/there-is-no-such-post');
    expect(answer.status()).toBe(404);
    const page = parse(await answer.text());
    expect(page.querySelectorAll('h1').map(({ text }) => text)).toEqual(['Article Not Found']);
    expect(page.querySelector('main [role=alert]')?.text).toContain('Article not found');
    const back = page.querySelectorAll('main a').find(({ text }) => text.includes('Back to Blog'));
    expect(back?.getAttribute('href')).toBe('/blog');
  });
});
