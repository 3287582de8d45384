import { isAsSpecified, open } from '@daily-nest/site/browser-tests/as-specified';
import {
  fitsWindow,
  foreignRequests,
  hasNoAxeViolation,
  readToTheEnd,
} from '@daily-nest/site/browser-tests/checks';
import { desk, phone } from '@daily-nest/site/browser-tests/check-page';
import { parse } from 'node-html-parser';
import { differsByWords, pages } from '../support/pages.ts';
import { expect, failedDocument, test } from '../support/test.ts';

test.use({ allowedConsole: [failedDocument], viewport: phone });

// One page of each kind is read, as a reader's browser shows it. `every-page.long.spec.ts` has every page, each also without JavaScript, by
// day and at night. What readers of every kind may have to do without a script is in `no-script.spec.ts` and `content.no-script.spec.ts`.
const withoutScript = new Set([
  '/',
  '/articles/a-fever-at-three-in-the-morning',
  '/blog',
  '/blog/a-babys-first-passport',
  '/local-news',
  '/contact',
  '/radio',
  '/urgent',
  '/urgent/choking',
  '/search?q=fever',
  '/nowhere',
]);
expect(pages.filter(({ path }) => withoutScript.has(path))).toHaveLength(withoutScript.size);

for (const expected of pages.filter(({ path }) => !differsByWords(path))) {
  test.describe(expected.path, () => {
    test('on a phone', async ({ page }) => {
      const foreign = foreignRequests(page);
      await open(page, expected);
      await isAsSpecified(page, expected);
      await readToTheEnd(page);
      await hasNoAxeViolation(page);
      await fitsWindow(page, [390, 320]);
      await page.setViewportSize(desk);
      await isAsSpecified(page, expected);
      expect(foreign, 'asked of other origins').toEqual([]);
    });

    if (!withoutScript.has(expected.path)) return;
    test.describe(() => {
      test.use({ javaScriptEnabled: false });

      test('without a script', async ({ page }) => {
        const foreign = foreignRequests(page);
        await open(page, expected);
        await isAsSpecified(page, expected);
        expect(foreign, 'asked of other origins').toEqual([]);
      });
    });
  });
}

test('a page that differs from another one by its words alone has its own title, heading and address', async ({
  request,
  baseURL,
}) => {
  for (const { path, status = 200, title, h1, noindex, canonical = path } of pages) {
    if (!differsByWords(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    const page = parse(await answer.text());
    const headings = page.querySelectorAll('h1').map((heading) => heading.text);
    expect(headings, path).toEqual([h1 ?? expect.stringMatching(/\w/)]);
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
