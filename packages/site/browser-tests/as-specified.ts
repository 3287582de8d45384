import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The title's name at the end of each page's title, from its Playwright configuration. */
const name = process.env['TITLE_NAME'] ?? '';
/** Its language, which every page names. */
const locale = process.env['TITLE_LOCALE'] ?? 'en-US';
const isRightToLeft = /^(?:ar|fa|he|ur)\b/.test(locale);

/** A page as docs/product.md describes it. Other properties are checked alike for every page. */
export interface ExpectedPage {
  path: string;
  /** The title without the site's name. Left out if it is the text of a post or an article. */
  title?: string;
  /** The only h1. Left out like the title. */
  h1?: string;
  /** @default 200 */
  status?: number;
  /** Section titles quoted in docs/product.md, in their order on the page. */
  sections?: string[];
  /** Whether the day decides in which order the sections stand. */
  anyOrder?: boolean;
  /** Without the shared header and footer. */
  withoutShell?: true;
  /** Excluded from search engines, and without a canonical address. */
  noindex?: true;
  /** The canonical path, if it differs. */
  canonical?: string;
  /** Checks counts, texts and links, with and without scripts. */
  look?: (page: Page) => Promise<void>;
}

/** Opens the page and checks its status. */
export async function open(page: Page, { path, status = 200 }: ExpectedPage) {
  const answer = await page.goto(path);
  expect(answer!.status()).toBe(status);
}

/** Checks the page against docs/product.md, and what holds for every page. */
export async function isAsSpecified(page: Page, expected: ExpectedPage) {
  const {
    path,
    title,
    h1,
    sections = [],
    anyOrder,
    withoutShell,
    noindex,
    canonical = path,
    look,
  } = expected;

  const origin = new URL(page.url()).origin;
  const once = [expect.any(String)];
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      lang: locale,
      direction: isRightToLeft ? 'rtl' : 'ltr',
      titles: 1,
      title: title
        ? `${title} | ${name}`
        : expect.stringMatching(new RegExp(`\\S \\| ${name}$|^${name}(?: \\| \\S|$)`)),
      tags: {
        description: [expect.stringMatching(/.{20}/)],
        robots: [noindex ? expect.stringMatching(/^noindex/) : 'index,follow'],
        viewport: once,
        'twitter:card': once,
        'twitter:title': once,
        'twitter:image': once,
        'og:title': once,
        'og:description': once,
        'og:type': once,
        'og:site_name': once,
        'og:image': noindex ? once : [expect.stringMatching(`^${origin}/`)],
        'og:locale': [locale.replace('-', '_')],
        ...(!noindex && { keywords: once, canonical: [`${origin}${canonical}`] }),
      },
    });

  // Landmarks and headings.
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(withoutShell ? 0 : 1);
  await expect(page.getByRole('contentinfo')).toHaveCount(withoutShell ? 0 : 1);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  if (h1) await expect(heading).toHaveText(h1);
  const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const found = shown.filter((text) => sections.includes(text));
  expect(anyOrder ? found.toSorted() : found).toEqual(anyOrder ? sections.toSorted() : sections);

  // Frames and pictures.
  const frames = await page.locator('iframe').evaluateAll((all) =>
    (all as HTMLIFrameElement[]).map((frame) => ({
      title: frame.title,
      loading: frame.getAttribute('loading'),
      sandboxed: frame.hasAttribute('sandbox'),
    })),
  );
  for (const frame of frames)
    expect(frame).toEqual({ title: expect.stringMatching(/\w/), loading: 'lazy', sandboxed: true });
  const pictures = await page.locator('main img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map((image) => ({
      src: image.getAttribute('src'),
      alt: image.hasAttribute('alt'),
      sized: image.hasAttribute('width') && image.hasAttribute('height'),
      eager: image.loading !== 'lazy',
    })),
  );
  expect(pictures.filter(({ alt, sized }) => !alt || !sized)).toEqual([]);
  expect(pictures.filter(({ eager }) => eager).length, 'pictures loaded at once').toBeLessThanOrEqual(1);

  // Missing values never appear as text.
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\bnull\b|Invalid Date|\[object|NaN/);
  expect(await doubleIds(page)).toEqual([]);

  await look?.(page);
}

/** Returns all tags in the head, grouped by name, in one call. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const tags: Record<string, string[]> = {};
    for (const tag of document.querySelectorAll('meta[name], meta[property], link[rel="canonical"]')) {
      const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'canonical';
      (tags[name] ??= []).push(tag.getAttribute('content') ?? tag.getAttribute('href') ?? '');
    }
    const { documentElement, title } = document;
    const { direction } = getComputedStyle(documentElement);
    return {
      lang: documentElement.lang,
      direction,
      titles: document.querySelectorAll('title').length,
      title,
      tags,
    };
  });
}

function doubleIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
}
