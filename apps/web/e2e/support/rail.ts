import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the overlaps of pulled sentences with anything but paragraphs, and sentences far from their own. */
async function mistakesOf(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page
    const over = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const rail = [
      ...main.querySelectorAll('[aria-labelledby="in-this-story"] ul, [aria-labelledby="related"]'),
    ];
    return [...main.querySelectorAll('article aside[aria-hidden="true"]')].flatMap((sentence) => {
      const box = sentence.getBoundingClientRect();
      const said = sentence.textContent;
      const others = [...sentence.parentElement!.children].filter((element) => element !== sentence);
      const own = others.find(({ tagName, textContent }) => tagName === 'P' && textContent.includes(said));
      const place = own?.getBoundingClientRect();
      const far = !place || box.top > place.bottom || box.bottom < place.top;
      const blocks = others.filter(({ tagName }) => tagName !== 'P' && tagName !== 'BR');
      return [
        ...(far ? [`not beside its own: ${said}`] : []),
        ...[...blocks, ...rail]
          .filter((element) => over(box, element.getBoundingClientRect()))
          .map(({ tagName }) => `over a ${tagName}: ${said}`),
      ];
    });
  });
}

/** Opens a story on a desktop, and expects its pulled sentences in their places and its rail to go along. */
export async function railGoesAlong(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  expect.soft(await mistakesOf(page), path).toEqual([]);
  const related = page.getByRole('complementary', { name: 'Related Stories' });
  await expect.soft(related.locator('article'), `${path}: related stories`).toHaveCount(5);
  const contents = page.getByRole('navigation', { name: 'In this story' });
  if ((await contents.count()) === 0) return;
  const { y } = (await related.boundingBox())!;
  // Where the related stories come into view, the contents have followed the text.
  await page.evaluate((top) => scrollTo(0, top - innerHeight), y);
  await expect.soft(contents.getByRole('link').first(), `${path}: contents`).toBeInViewport();
  const under = (await contents.locator('ul').boundingBox())!;
  expect
    .soft(under.y + under.height, `${path}: contents above the related stories`)
    .toBeLessThan((await related.boundingBox())!.y);
}

/** Returns the addresses of all posts. */
export async function postPaths(request: APIRequestContext): Promise<string[]> {
  const index = await request.get('/api/posts/index?domain=localhost');
  const { posts } = (await index.json()) as { posts: { slug: string }[] };
  expect(posts.length).toBeGreaterThanOrEqual(32);
  return posts.map(({ slug }) => `/blog/${slug}`);
}
