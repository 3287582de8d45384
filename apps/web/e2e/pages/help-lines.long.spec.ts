import type { APIRequestContext, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { helpLines } from '@daily-nest/content/help-lines';
import { siteMapPaths } from '../support/site-map.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

/**
 * Every known number, and everything that looks like an unknown one. It is independent of the code that makes
 * the links.
 */
const anyNumber = new RegExp(
  [
    ...helpLines.flatMap(({ number, spelled = number }) => [number, spelled]),
    '(?:1-)?\\(?8\\d\\d\\)?[-. ]\\d{3}[-.]\\d{4}',
  ]
    .map((number) => `\\b${number}\\b`)
    .join('|'),
  'g',
);

test('the numbers of help lines can be called or texted, and never break on the smallest phone', async ({
  page,
  request,
}) => {
  const paths = await pagesWithNumbers(request);
  // Articles, wellness, posts, the questions, the health page, the contact page.
  expect(paths.length).toBeGreaterThanOrEqual(20);
  expect(paths).toEqual(expect.arrayContaining(['/faq', '/health-wellness', '/contact', '/terms']));

  await page.setViewportSize({ width: 320, height: 800 });
  const addresses = new Set<string>();
  const wrong: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const numbers = await printedNumbers(page);
    expect(numbers.length, path).toBeGreaterThan(0);
    for (const { printed, around, href, boxes, right } of numbers) {
      if (href === undefined) wrong.push(`${path}: ${printed} is no link in “${around}”`);
      else addresses.add(href);
      if (boxes > 1) wrong.push(`${path}: ${printed} is broken over ${boxes} lines`);
      if (right > 320) wrong.push(`${path}: ${printed} ends at ${right} px`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...addresses]).toEqual(expect.arrayContaining(['tel:911', 'tel:988', 'tel:+18002221222']));
  expect(await page.goto('/health-wellness').then((answer) => answer!.text())).toContain('href="sms:988"');
});

/** Returns the paths of the site map whose pages contain a number. */
async function pagesWithNumbers(request: APIRequestContext): Promise<string[]> {
  const found: string[] = [];
  for (const path of await siteMapPaths(request)) {
    const html = parse(await (await request.get(path)).text());
    for (const hidden of html.querySelectorAll('script, style, template')) hidden.remove();
    if (html.querySelector('body')?.text.match(anyNumber)) found.push(path);
  }
  return found;
}

/** Returns the numbers on a page with their links; all its answers are open. */
function printedNumbers(page: Page) {
  return page.evaluate((source) => {
    for (const answer of document.querySelectorAll('details')) {
      answer.removeAttribute('name');
      answer.open = true;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const numbers = [];
    while (texts.nextNode()) {
      const { textContent: words, parentElement: parent } = texts.currentNode;
      if (!words || !parent || parent.closest('script, style, template')) continue;
      // A heading in the table of contents links to its part; the heading itself is checked, too.
      if (parent.closest('a[href^="#"]')) continue;
      // Keywords and the titles of sources name a subject; nobody dials there.
      if (parent.closest('[aria-labelledby="filed-under"], a[href^="http"]')) continue;
      for (const { 0: printed, index } of words.matchAll(new RegExp(source, 'g'))) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + printed.length);
        numbers.push({
          printed,
          around: words.slice(Math.max(0, index - 40), index + 40),
          href: parent.closest('a[href^="tel:"], a[href^="sms:"]')?.getAttribute('href') ?? undefined,
          boxes: range.getClientRects().length,
          right: range.getBoundingClientRect().right,
        });
      }
    }
    return numbers;
  }, anyNumber.source);
}
