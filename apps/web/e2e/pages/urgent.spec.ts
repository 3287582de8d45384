import { urgentIds } from '@daily-nest/content/urgent/ids';
import { urgentSections } from '@daily-nest/content/urgent/sections';
import { sheets } from '@daily-nest/content/urgent/sheets';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { fitsWindow } from '@daily-nest/site/browser-tests/checks';
import { expect, scriptRequests, startApp, test } from '../support/test.ts';

const addresses = [
  '/urgent',
  ...[...urgentIds, ...sheets.map(({ slug }) => slug)].map((slug) => `/urgent/${slug}`),
];

test('the numbers come first: all three are on the first screen of a phone, and dial', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/urgent');
  for (const [name, href] of [
    ['911 Emergency', 'tel:911'],
    ['1-800-222-1222 Poison Help', 'tel:+18002221222'],
    ['988 Suicide & Crisis Lifeline', 'tel:988'],
    ['Text 988', 'sms:988'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(link).toHaveAttribute('href', href);
    const { y, height } = (await link.boundingBox())!;
    expect(y + height, name).toBeLessThan(844);
    expect(height, name).toBeGreaterThanOrEqual(56);
  }
});

test('the list fits two screens of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/urgent');
  expect((await page.getByRole('main').boundingBox())!.height).toBeLessThanOrEqual(2 * 844);
});

test('the former address of an emergency redirects to its own page', async ({ page }) => {
  await page.goto('/urgent#choking');
  await expect(page).toHaveURL(/\/urgent\/choking$/);
  await page.goto('/urgent#nothing');
  await expect(page).toHaveURL(/\/urgent#nothing$/);
});

test('on a phone the number to call stays visible, and a large link leads to the next part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/urgent/choking');
  const call = page.getByRole('main').getByRole('link', { name: 'Call 911' }).last();
  await page.getByRole('link', { name: 'Next: Under one year' }).click();
  await expect(page.getByRole('heading', { name: 'Under one year' })).toBeInViewport();
  await expect(call).toBeInViewport({ ratio: 1 });
  const next = page.getByRole('link', { name: 'Next: From the first birthday on' });
  expect((await next.boundingBox())!.height).toBeGreaterThanOrEqual(56);
  await next.locator('..').getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Coughing, crying or talking' })).toBeInViewport();
  await expect(call).toBeInViewport({ ratio: 1 });
});

test('every emergency has its page, with its number at the top, its institution and the month', async ({
  request,
}) => {
  const list = parse(await (await request.get('/urgent')).text());
  for (const { id, title, calls, asOf, sources } of urgentSections) {
    const way = list.querySelectorAll('main nav a').find(({ text }) => text === title);
    expect(way?.getAttribute('href'), title).toBe(`/urgent/${id}`);
    const main = parse(await (await request.get(`/urgent/${id}`)).text()).querySelector('main')!;
    expect(main.querySelector('h1')!.text).toBe(title);
    const lead = main
      .querySelector('ul, ol')!
      .querySelectorAll('a')
      .filter(({ text }) => /^(Call|Text) /.test(text));
    expect(lead.length, title).toBe(
      calls.reduce((count, { line }) => count + (line === 'crisis' ? 2 : 1), 0),
    );
    expect(lead[0]!.getAttribute('href')).toMatch(/^tel:/);
    expect(main.text).toContain(`Advice of ${asOf.source}, as of November 2026.`);
    const links = main.querySelectorAll('a').map((link) => link.getAttribute('href'));
    for (const { url } of sources)
      expect(
        links.filter((href) => href === url),
        url,
      ).toHaveLength(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the former address of an emergency leads to its name in the list', async ({ page }) => {
    await page.goto('/urgent#fever');
    const link = page.getByRole('main').getByRole('link', { name: 'Fever', exact: true });
    await expect(link).toBeInViewport();
    expect(await link.evaluate((element) => element.matches(':target'))).toBe(true);
  });

  test('a step with a hand movement has a drawing beside it, with reserved space and visible lines', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/urgent/choking');
    for (const [step, action] of [
      ['Lay the baby face down', undefined],
      ['Turn the baby face up', /heel of one hand pushes on the lower half of the breastbone/],
      ['Give five abdominal thrusts', /a fist just above the navel.+the other hand over it/],
    ] as const) {
      const item = page.getByRole('listitem').filter({ hasText: step });
      const drawings = item.getByRole('img');
      await expect(drawings).toHaveCount(action ? 1 : 0);
      if (!action) continue;
      await expect(drawings).toHaveAccessibleName(action);
      const { width, height } = (await drawings.boundingBox())!;
      expect(width).toBeGreaterThan(200);
      const asked = await drawings.evaluate(
        (svg: SVGSVGElement) => svg.viewBox.baseVal.width / svg.viewBox.baseVal.height,
      );
      expect(width / height).toBeCloseTo(asked, 1);
    }
    const line = page
      .getByRole('img', { name: /breastbone/ })
      .locator('.line path')
      .first();
    expect(await line.evaluate((path) => getComputedStyle(path).stroke)).not.toBe('none');
  });

  test('a sheet has no print button that would not work', { tag: '@long' }, async ({ page }) => {
    for (const { slug, title } of sheets) {
      await page.goto(`/urgent/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print this sheet' })).toBeHidden();
    }
  });
});

test('nothing asks for anything, and nothing loads late', async ({ page }) => {
  for (const path of ['/urgent', '/urgent/choking', '/urgent/sitter']) {
    const scripts = scriptRequests(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts, path).toEqual([]);
    for (const asking of [
      '[data-ad-slot]',
      'dialog[data-donation]',
      'input[type=email]',
      '[autoplay]',
      'iframe',
      'main img',
    ])
      await expect(page.locator(asking), `${asking} on ${path}`).toHaveCount(0);
  }
});

test(
  'the same holds after a navigation inside the running application',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/about');
    await startApp(page);
    await expect(page.locator('dialog[data-donation]')).toHaveCount(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Urgent help' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urgent Help');
    await expect(page.locator('dialog[data-donation], input[type=email]')).toHaveCount(0);
  },
);

test.describe('offline', () => {
  // The browser itself requests the icon again.
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED .*\.(?:svg|ico)/] });

  test('printing needs no application and no network', async ({ page, context }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const scripts = scriptRequests(page);
    await page.goto('/urgent/sitter');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Print this sheet' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    expect(scripts).toEqual([]);
  });
});

for (const [text, paths, tag] of [
  ['200', ['/urgent', '/urgent/choking'], undefined],
  ['200', addresses, '@long'],
  ['100', addresses, '@long'],
] as const)
  test(
    `no number breaks and nothing is cut off on ${paths.length} pages at 320 px with text of ${text} %`,
    { tag },
    async ({ page }) => {
      for (const path of paths) {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(path);
        await page.evaluate((size) => (document.documentElement.dataset['textSize'] = size), text);
        await fitsWindow(page, [320]);
        expect(await brokenNumbers(page), path).toEqual([]);
      }
    },
  );

// Axe checks the sheets in `every-kind.spec.ts`.
test('in forced colors every number keeps its border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/urgent/choking');
  const call = page.getByRole('main').getByRole('link', { name: 'Call 911' }).first();
  expect(await call.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('2px');
});

/** Returns numbers that break into two lines, or overflow. */
function brokenNumbers(page: Page): Promise<string[]> {
  return page.locator('main a:is([href^="tel:"], [href^="sms:"])').evaluateAll((links) =>
    links.flatMap((link) => {
      if (!link.checkVisibility()) return [];
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const at = text.textContent!.search(/\d[\d-]*\d/);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + /\d[\d-]*\d/.exec(text.textContent!)![0].length);
        if (range.getClientRects().length !== 1 || range.getBoundingClientRect().right > innerWidth)
          wrong.push(link.textContent);
      }
      return wrong;
    }),
  );
}
