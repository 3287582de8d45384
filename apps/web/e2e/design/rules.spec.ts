import type { Page } from '@playwright/test';
import { expect, failedDocument, test } from '../support/test.ts';

/** Rules part what belongs apart: two of them, close together, part nothing from nothing. */
const routes = [
  '/',
  '/articles',
  '/articles/what-changed-2026',
  '/blog',
  '/blog?page=99',
  '/blog/late-talkers',
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
  '/corrections',
  '/urgent',
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

/** Which rules of the page stand less than 40 px above another, with the words that are beside them. */
function closeRules(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    // A rule is an edge above or below a box, not one around it. Lines of a table, and the mark of a tab, are their own matter.
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
        // The rules of a row of columns stand at one height, and two boxes may share one edge.
        .filter(({ left, y }) => y > above.y || left !== above.left)
        .filter(({ left, right }) => left < above.right && right > above.left)
        .map((below) => `${Math.round(above.y)} ${above.beside} | ${Math.round(below.y)} ${below.beside}`),
    );
  });
}

test.use({ allowedConsole: [failedDocument] });

for (const width of [390, 768, 1280]) {
  test(`no rule of any page is within 40 px of another at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const found: Record<string, string[]> = {};
    for (const path of routes) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const close = await closeRules(page);
      if (close.length > 0) found[path] = close;
    }
    expect(found).toEqual({});
  });
}
