import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Alignment of text and rules. Each of these was once a few pixels off. */

/** Returns the baseline of an element's text. */
const baseline = (element: Element) => {
  const mark = document.createElement('span');
  // An empty inline block: its bottom is on the baseline.
  mark.style.display = 'inline-block';
  element.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
};

test('the name of the magazine is on the baseline of the links beside it', async ({ page }) => {
  await page.goto('/about');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const header = page.getByRole('banner');
    const name = await header.getByText('The Daily Nest', { exact: true }).first().evaluate(baseline);
    const links = header.getByRole('navigation').getByRole('link', { name: /^(Home|Books|About)$/ });
    const lines = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(lines.length, `${width} px`).toBe(3);
    for (const link of await links.all())
      expect(Math.abs((await link.evaluate(baseline)) - name), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('the line under the nameplate is one line', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((tagline) => tagline.clientHeight / Number.parseFloat(getComputedStyle(tagline).lineHeight));
    expect(Math.round(lines), `${width} px`).toBe(1);
  }
});

test('the columns of the footer are aligned with the twelve of the page', async ({ page }) => {
  await page.goto('/about');
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const left = (await page.getByRole('heading', { level: 1 }).boundingBox())!.x;
    const column = (width - 2 * left + 32) / 12;
    const footer = page.getByRole('contentinfo');
    const names = ['Sections', 'More Sections', 'Institutions We Read', 'Follow Us'];
    const starts = await Promise.all(
      names.map(async (name) => (await footer.getByRole('heading', { name, exact: true }).boundingBox())!.x),
    );
    const places = starts.map((start) => (start - left) / column);
    for (const place of places) expect(Math.abs(place - Math.round(place)), `${width} px`).toBeLessThan(0.02);
    expect(new Set(places.map(Math.round)).size).toBe(4);
    expect((await footer.getByRole('textbox').boundingBox())!.x).toBe(left);
  }
});

/** Returns lines that end with a dot between two parts, or begin with a visible one. */
const danglingDots = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { previousElementSibling: before, nextElementSibling: after, parentElement: line } = element;
        const [dotBefore, dotAfter] = (['::before', '::after'] as const).map((side) =>
          getComputedStyle(element, side).content.startsWith('"·'),
        );
        const [topBefore, top, topAfter] = [before, element, after].map(
          (one) => one?.getBoundingClientRect().top ?? Number.NaN,
        );
        const ends = dotAfter! && topAfter! > top! + 8;
        const begins = dotBefore! && top! > topBefore! + 8;
        const isCut = getComputedStyle(line!).overflowX === 'clip';
        return ends || (begins && !isCut) ? [line!.textContent] : [];
      }),
  );

test('no line ends with a dot between two parts, or begins with one', async ({ page }) => {
  let dots = 0;
  for (const path of ['/', '/articles', '/blog', '/walls/local-news', '/articles/the-invisible-list']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [220, 320, 390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await danglingDots(page), `${path} at ${width} px`).toEqual([]);
    }
    dots += await page.locator('time').count();
  }
  expect(dots).toBeGreaterThan(20);
});

test('the tabs of a phone fade at the edge, and the last one can be scrolled clear of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/health-wellness');
  const tabs = page.getByRole('tablist');
  const { cut, mask, fade } = await tabs.evaluate((list) => {
    const { maskImage, paddingInlineEnd } = getComputedStyle(list);
    return { cut: list.scrollWidth - list.clientWidth, mask: maskImage, fade: paddingInlineEnd };
  });
  expect(cut).toBeGreaterThan(0);
  expect(mask).toMatch(
    new RegExp(`^linear-gradient\\(90deg, .* calc\\(100% - ${fade}\\), rgba\\(0, 0, 0, 0\\)`),
  );
  const clear = await tabs.evaluate((list) => {
    list.scrollLeft = list.scrollWidth;
    return list.getBoundingClientRect().right - list.lastElementChild!.getBoundingClientRect().right;
  });
  expect(clear).toBeGreaterThanOrEqual(Number.parseFloat(fade));
});

test('the reference of a tip is less prominent than its text', async ({ page }) => {
  await page.goto('/parenting-tips');
  const links = page.getByRole('main').getByRole('link', { name: /^Wikipedia Reference/ });
  const looks = await links.evaluateAll((all) =>
    all.map((link) => {
      const { fontSize, textTransform, backgroundColor } = getComputedStyle(link);
      const sizes = [...link.closest('article')!.querySelectorAll('p')].map(
        (words) => getComputedStyle(words).fontSize,
      );
      const smaller = Number.parseFloat(fontSize) < Math.max(...sizes.map((size) => Number.parseFloat(size)));
      return `${smaller ? 'smaller' : fontSize} ${textTransform} ${backgroundColor}`;
    }),
  );
  expect(looks.length).toBeGreaterThanOrEqual(18);
  expect(new Set(looks)).toEqual(new Set(['smaller none rgba(0, 0, 0, 0)']));
});

test.describe('the 404 page', () => {
  test.use({ allowedConsole: [/responded with a status of 404/] });

  test('has no rule under its header', async ({ page }) => {
    await page.goto('/no-such-page');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const rules = await page
        .locator('main, main *:not(a, button, input, button *, form *)')
        .evaluateAll((all) =>
          all
            .map((box) => [getComputedStyle(box), box] as const)
            .filter(([style]) =>
              [style.borderTopWidth, style.borderBottomWidth].some((edge) => edge !== '0px'),
            )
            .map(([, box]) => box.outerHTML.slice(0, 80)),
        );
      expect(rules, `${width} px`).toEqual([]);
    }
  });
});
