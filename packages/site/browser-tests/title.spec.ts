import { hasPage } from '@daily-nest/content/parts';
import { topicPages } from '@daily-nest/content/topics';
import { isAsSpecified, open, type ExpectedPage } from './as-specified.ts';
import { type Budget, budgets } from './budgets.ts';
import { builtPages, htmlOf } from './built-pages.ts';
import { keepsWithin } from './bytes.ts';
import { foreignRequests } from './checks.ts';
import { tabThrough } from './tab-through.ts';
import { expect, failedDocument, test } from './test.ts';
import { withOwnFonts } from './own-fonts.ts';
import { phone, checkPage } from './check-page.ts';

test.use({ allowedConsole: [failedDocument] });

const built = builtPages();
const withoutShell = new Set(['/offline', '/books', '/radio']);
const canonicalOf: Record<string, string> = { '/privacy-policy': '/privacy', '/terms-of-service': '/terms' };
/** Pages that search engines must not list. */
const unlisted = new Set(['/offline', '/saved']);
/**
 * Kinds whose pages differ only in their text: one page of each is tested here; `links.spec.ts` requests all
 * of them.
 */
const kinds = [/^\/articles\/./, /^\/health-wellness\/./, /^\/urgent\/./];
const oneOf = new Set(kinds.map((kind) => built.find((path) => kind.test(path))));

const pages: ExpectedPage[] = [
  ...built.filter((path) => oneOf.has(path) || !kinds.some((kind) => kind.test(path))),
  ...['/blog', ...topicPages.map(({ route }) => route)].filter(hasPage).slice(0, 2),
  '/search?q=fever',
  '/nowhere',
].map((path) => ({
  path,
  ...(path === '/nowhere' && { status: 404 }),
  ...(withoutShell.has(path) && { withoutShell: true as const }),
  ...((unlisted.has(path) || path === '/nowhere' || path.startsWith('/search')) && {
    noindex: true as const,
  }),
  ...(canonicalOf[path] && { canonical: canonicalOf[path] }),
}));

for (const expected of pages)
  test.describe(expected.path, () => {
    test('on a phone and on a desktop, in light and dark', async ({ page }) => checkPage(page, expected));

    test.describe(() => {
      test.use({ javaScriptEnabled: false, viewport: phone });

      test('without scripts', async ({ page }) => {
        const foreign = foreignRequests(page);
        await open(page, expected);
        await isAsSpecified(page, expected);
        expect(foreign, 'requests to other origins').toEqual([]);
      });
    });
  });

const [story, budgetOfStory] = budgets.find(([path]) => kinds[0]!.test(path))!;
/**
 * A title's own article without strong or slanted text (which has fonts of its own) must fit the budget of an
 * article. A title without articles shows the network's. The line with the emergency number stands before the tools
 * in the order of focus, and below them on a desktop.
 */
const hasNumber = (path: string) =>
  /href="tel:/.test(htmlOf(path).split('<main')[1]?.split('<picture')[0] ?? '');
const articles = built.filter((path) => kinds[0]!.test(path) && !hasNumber(path));
const article =
  articles.find((path) => !/<(?:strong|em)>/.test(htmlOf(path))) ??
  articles[0] ??
  built.find((path) => kinds[0]!.test(path)) ??
  story;

for (const path of ['/about', article])
  test(`${path} by keyboard`, async ({ page }) => {
    await tabThrough(page, path);
  });

const over = JSON.parse(process.env['TITLE_OVER'] ?? '{}') as Record<string, Partial<Budget>>;
for (const [path, budget] of [
  ...budgets.filter(([one]) => built.includes(one) && !kinds.some((kind) => kind.test(one))),
  [article, budgetOfStory] as const,
])
  test(`${path} is within its byte budget`, async ({ browser, baseURL, request }) => {
    await keepsWithin({ browser, request, baseURL: baseURL! }, path, {
      ...withOwnFonts(path, budget),
      ...over[path],
    });
  });
