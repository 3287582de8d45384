import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The height of a reader's window: a rail that is empty for longer looks broken. */
const oneScreen = 900;

/** Returns the contents of the current page's rail, and its mistakes. */
async function railOf(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const story = main.querySelector('article')!;
    const others = main.querySelector('[aria-labelledby="related"]')!.getBoundingClientRect();
    // A brief has no list of parts: its rail starts with the related stories.
    const rail =
      main.querySelector('[aria-labelledby="in-this-story"]')?.getBoundingClientRect() ??
      new DOMRect(others.x, others.y, others.width, 0);
    const pulled = [...story.querySelectorAll<HTMLElement>('aside[aria-hidden="true"]')];
    const related = [...main.querySelectorAll('[aria-labelledby="related"] article')];
    const boxes = [rail, ...[...related, ...pulled].map((element) => element.getBoundingClientRect())];
    const bottom = Math.max(
      ...[...story.querySelectorAll('p, li')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ right }) => right <= rail.left)
        .map((box) => box.bottom),
    );
    let end = rail.top;
    const gaps: number[] = [];
    for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
      gaps.push(box.top - end);
      end = Math.max(end, box.bottom);
    }
    gaps.push(bottom - end);
    /** Paragraphs between a pulled sentence and its original. */
    const apart = pulled.map((sentence) => {
      const siblings = [...sentence.parentElement!.children];
      const own = siblings.findIndex(
        ({ tagName, textContent }) => tagName === 'P' && textContent.includes(sentence.textContent),
      );
      const places = [siblings.indexOf(sentence), own].toSorted((one, other) => one - other);
      return own === -1
        ? -1
        : siblings.slice(places[0]! + 1, places[1]).filter(({ tagName }) => tagName === 'P').length;
    });
    return {
      related: related.length,
      beside: boxes.every(({ left }) => Math.abs(left - rail.left) <= 1),
      emptiest: Math.round(Math.max(...gaps)),
      overlap: Math.round(Math.min(...gaps.slice(1))),
      apart,
    };
  });
}

/** Opens a story on a desktop, and expects its rail to accompany its text to the end. */
export async function railGoesAlong(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const { related, beside, emptiest, overlap, apart } = await railOf(page);
  expect.soft(beside, `${path}: all in the column of the rail`).toBe(true);
  expect.soft(emptiest, `${path}: empty px of the rail`).toBeLessThanOrEqual(oneScreen);
  expect.soft(overlap, `${path}: parts of the rail do not overlap`).toBeGreaterThanOrEqual(-1);
  expect.soft(related, `${path}: related stories`).toBeGreaterThanOrEqual(5);
  // A short text ends with the related stories; a long one has up to six sentences beside it.
  expect.soft(Math.min(1, ...apart), `${path}: paragraphs between a pulled sentence and its own`).toBe(1);
}

/** Returns the addresses of all posts. */
export async function postPaths(request: APIRequestContext): Promise<string[]> {
  const index = await request.get('/api/posts/index?domain=localhost');
  const { posts } = (await index.json()) as { posts: { slug: string }[] };
  expect(posts.length).toBeGreaterThanOrEqual(32);
  return posts.map(({ slug }) => `/blog/${slug}`);
}
