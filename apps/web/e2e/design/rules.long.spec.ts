import type { Page } from '@playwright/test';
import { expect, failedDocument, test } from '../support/test.ts';

/** Rules separate parts of a page. Two rules close together separate nothing. */
const routes = [
  '/',
  '/articles',
  '/articles/a-fever-at-three-in-the-morning',
  '/articles/the-invisible-list',
  '/blog',
  '/blog?page=99',
  '/blog/a-babys-first-passport',
  '/blog/war-on-the-news-and-a-child-in-the-room',
  '/local-news',
  '/events',
  '/walls/local-news',
  '/parenting-tips',
  '/community-stories',
  '/health-wellness',
  '/health-wellness/bedtime-in-four-steps',
  '/contact',
  '/about',
  '/partners',
  '/faq',
  '/privacy',
  '/terms',
  '/accessibility',
  '/standards',
  '/corrections',
  '/urgent',
  '/urgent/choking-and-cpr',
  '/people',
  '/people/daniel-reyes',
  '/ages',
  '/ages/3-to-6',
  '/series',
  '/series/the-first-year-of-school',
  '/saved',
  '/offline',
  '/radio',
  '/books',
  '/search?q=sleep',
  '/no-such-page',
];

/**
 * Opens a page and checks that it exists: the 404 page has few rules and no labels, so a misspelled route
 * would pass.
 */
async function open(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect(answer!.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
}

/** Returns the rules of the page less than 40 px below another, with the text beside them. */
function closeRules(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    // A rule is an edge above or below a box, not around it. Lines of a table and the edge of a tab are
    // excluded.
    const rules = [...main.querySelectorAll(':not([role=tablist] *, table *)')].flatMap((box) => {
      const style = getComputedStyle(box);
      const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
      if (width <= 100 || height === 0 || parseFloat(style.borderLeftWidth) > 0) return [];
      const beside = box.textContent.trim().slice(0, 40);
      return [
        { y: top, line: style.borderTopStyle, weight: style.borderTopWidth },
        { y: bottom, line: style.borderBottomStyle, weight: style.borderBottomWidth },
      ]
        .filter(({ line, weight }) => line === 'solid' && parseFloat(weight) > 0)
        .map(({ y }) => ({ left, right, y, beside }));
    });
    return rules.flatMap((above, place) =>
      rules
        .filter((below, other) => other !== place && below.y >= above.y && below.y - above.y < 40)
        // The rules of a row of columns have the same height, and two boxes may share one edge.
        .filter(({ left, y }) => y > above.y || left !== above.left)
        .filter(({ left, right }) => left < above.right && right > above.left)
        .map((below) => `${Math.round(above.y)} ${above.beside} | ${Math.round(below.y)} ${below.beside}`),
    );
  });
}

/**
 * Returns rules that are a little lower than their neighbor's: columns that start together must have the same
 * height.
 */
function lowRules(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].flatMap((parent) => {
      const tops = [...parent.children]
        .filter((box) => {
          const { borderTopStyle, borderTopWidth, borderLeftWidth } = getComputedStyle(box);
          const isRule = borderTopStyle === 'solid' && parseFloat(borderTopWidth) > 0;
          return isRule && parseFloat(borderLeftWidth) === 0 && box.getBoundingClientRect().width > 100;
        })
        .map((box) => ({ box: box.getBoundingClientRect(), words: box.textContent.trim().slice(0, 40) }));
      return tops.flatMap(({ box, words }) =>
        tops
          .filter(({ box: other }) => other.left >= box.right || other.right <= box.left)
          .filter(({ box: other }) => other.top - box.top >= 1 && other.top - box.top < 40)
          .map((other) => `${Math.round(other.box.top - box.top)} px: ${words} | ${other.words}`),
      );
    }),
  );
}

/** The typeface of labels and controls. */
const isLabel = ({ face }: { face: string }) => face.startsWith('"Atkinson');

/** Returns the labels of the page that are larger than a headline below them. */
async function loudLabels(page: Page): Promise<{ headlines: number; loud: string[] }> {
  const pairs = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('[aria-labelledby]')].flatMap((part) => {
      const title = document.getElementById(part.getAttribute('aria-labelledby')!);
      if (!title || !part.contains(title)) return [];
      return [...part.querySelectorAll('h2, h3, h4')]
        .filter((heading) => heading !== title && heading.checkVisibility())
        .map((heading) => {
          const [above, below] = [title, heading].map((element) => {
            const { fontFamily, fontSize } = getComputedStyle(element);
            return { words: element.textContent, face: fontFamily, size: parseFloat(fontSize) };
          });
          return { label: above!, headline: below! };
        });
    }),
  );
  const labeled = pairs.filter(({ label, headline }) => isLabel(label) && !isLabel(headline));
  const loud = labeled
    .filter(({ label, headline }) => label.size > headline.size)
    .map(({ label, headline }) => `${label.words} | ${headline.words}`);
  return { headlines: labeled.length, loud };
}

test.use({ allowedConsole: [failedDocument] });

/** The windows in which rules are checked, and whether labels are, too. */
const windows = [
  [320, false],
  [390, true],
  [768, false],
  [1280, true],
] as const;

test('no rule of any page is within 40 px of another or lower than its neighbor, and no label is larger than a headline below it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  let headlinesSeen = 0;
  for (const path of routes) {
    await open(page, path);
    // A page is opened once and resized for each window.
    for (const [width, withLabels] of windows) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = [...(await closeRules(page)), ...(await lowRules(page))];
      expect.soft(wrong, `${path} at ${width} px: rules`).toEqual([]);
      if (!withLabels) continue;
      const { headlines, loud } = await loudLabels(page);
      headlinesSeen += headlines;
      expect.soft(loud, `${path} at ${width} px: labels`).toEqual([]);
    }
  }
  expect(headlinesSeen).toBeGreaterThan(300);
});
