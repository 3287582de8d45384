import { isAsSpecified, open } from '@daily-nest/site/browser-tests/as-specified';
import {
  fitsWindow,
  foreignRequests,
  hasNoAxeViolation,
  hasNoTextOnPictures,
  readToTheEnd,
} from '@daily-nest/site/browser-tests/checks';
import { desk, phone } from '@daily-nest/site/browser-tests/check-page';
import { parse } from 'node-html-parser';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: phone });

// The most-read pages are tested in a browser, also without scripts; the others are checked by plain
// requests. `every-page.long.spec.ts` tests every page at every width, in light and dark.
const readHere = new Set(['/', '/articles/a-fever-at-three-in-the-morning', '/urgent']);
expect(pages.filter(({ path }) => readHere.has(path))).toHaveLength(readHere.size);

for (const expected of pages.filter(({ path }) => readHere.has(path))) {
  test.describe(expected.path, () => {
    test('on a phone', async ({ page }) => {
      const foreign = foreignRequests(page);
      await open(page, expected);
      await isAsSpecified(page, expected);
      await readToTheEnd(page);
      await hasNoAxeViolation(page);
      await hasNoTextOnPictures(page);
      await fitsWindow(page, [390, 320]);
      await page.setViewportSize(desk);
      await isAsSpecified(page, expected);
      await hasNoTextOnPictures(page);
      expect(foreign, 'requests to other origins').toEqual([]);
    });

    if (expected.path !== '/') return;
    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test('without scripts', async ({ page }) => {
        const foreign = foreignRequests(page);
        await open(page, expected);
        await isAsSpecified(page, expected);
        expect(foreign, 'requests to other origins').toEqual([]);
      });
    });
  });
}

test('every other page has its own title, headings and address', async ({ request, baseURL }) => {
  for (const { path, status = 200, title, h1, sections = [], anyOrder, noindex, canonical = path } of pages) {
    if (readHere.has(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    const page = parse(await answer.text());
    const headings = page.querySelectorAll('h1').map((heading) => heading.text);
    expect(headings, path).toEqual([h1 ?? expect.stringMatching(/\w/)]);
    const titles = page.querySelectorAll('main h2').map((heading) => heading.text);
    const found = titles.filter((text) => sections.includes(text));
    expect(anyOrder ? found.toSorted() : found, path).toEqual(anyOrder ? sections.toSorted() : sections);
    expect(page.querySelector('title')?.text, path).toEqual(
      title ? `${title} | The Daily Nest` : expect.stringMatching(/\S \| The Daily Nest$/),
    );
    const robots = page.querySelector('meta[name=robots]')?.getAttribute('content');
    expect(robots, path).toMatch(noindex ? /^noindex/ : /^index,follow$/);
    if (noindex) continue;
    const address = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(address, path).toBe(`${baseURL}${canonical}`);
  }
});
