import { type APIRequestContext } from '@playwright/test';
import { isCard } from './support/card.ts';
import { parse } from 'node-html-parser';
import { faultsOf, missingOf } from '@daily-nest/site/testing/vocabulary';
import { expect, test } from './support/test.ts';

/** The metadata of a page for search engines and social networks. */
interface Found {
  path: string;
  title: string;
  description: string;
  canonical: string;
  image: string;
  blocks: unknown[];
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);

/** Returns the values that a list contains more than once. */
const repeated = (texts: string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

/** Returns every address in the sitemaps. */
async function listed(request: APIRequestContext): Promise<string[]> {
  const index = await request.get('/sitemap.xml');
  expect(index.status()).toBe(200);
  const sitemaps = addresses(await index.text());
  const urls: string[] = [];
  for (const sitemap of sitemaps) {
    const answer = await request.get(sitemap);
    expect(answer.status(), sitemap).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/xml');
    urls.push(...addresses(await answer.text()));
  }
  return [...new Set(urls)];
}

/** Requests all of them, a few at a time. */
async function each<T, R>(items: readonly T[], look: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += 6)
    results.push(...(await Promise.all(items.slice(from, from + 6).map(look))));
  return results;
}

async function read(request: APIRequestContext, url: string): Promise<Found> {
  const answer = await request.get(url);
  expect(answer.status(), url).toBe(200);
  const page = parse(await answer.text(), { blockTextElements: { script: true, style: true } });
  const once = (selector: string, attribute: string): string => {
    const tags = page.querySelectorAll(selector);
    expect(tags.length, `${url}: ${selector}`).toBe(1);
    return tags[0]!.getAttribute(attribute) ?? '';
  };
  const kinds = page
    .querySelectorAll('meta')
    .filter((tag) => !tag.hasAttribute('media'))
    .map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'charset');
  expect(kinds, `${url}: no meta tag twice`).toEqual([...new Set(kinds)]);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'description',
      'keywords',
      'robots',
      'og:site_name',
      'og:type',
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'og:image:alt',
      'twitter:card',
      'twitter:title',
      'twitter:description',
      'twitter:image',
    ]),
  );
  const titles = page.querySelectorAll('head title');
  expect(titles.length, `${url}: title`).toBe(1);
  expect(once('meta[name=robots]', 'content'), url).toBe('index,follow');
  const image = once('meta[property="og:image"]', 'content');
  expect(once('meta[name="twitter:image"]', 'content')).toBe(image);
  const canonical = once('link[rel=canonical]', 'href');
  expect(once('meta[property="og:url"]', 'content')).toBe(canonical);
  // Those of the magazine, and the page's own, in three formats each.
  const own = /\/(?:people|ages|series)\/[^/]+$/.test(url) ? 3 : 0;
  expect(page.querySelectorAll('link[rel=alternate]').length, `${url}: feeds`).toBe(6 + own);
  return {
    path: new URL(url).pathname,
    title: titles[0]!.text,
    description: once('meta[name=description]', 'content'),
    canonical,
    image,
    blocks: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.rawText) as unknown),
  };
}

test(
  'every page in the sitemaps exists and has complete metadata',
  { tag: '@long' },
  async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const urls = await listed(request);
    expect(urls.length).toBeGreaterThan(80);
    for (const url of urls) expect(url.startsWith(`${baseURL}/`), url).toBe(true);
    for (const path of [
      '/',
      '/articles',
      '/blog',
      '/faq',
      '/events',
      '/business',
      '/books',
      '/radio',
      '/privacy',
    ])
      expect(urls).toContain(baseURL + path);
    for (const path of ['/search', '/privacy-policy', '/walls/sports', '/icon.svg'])
      expect(urls).not.toContain(baseURL + path);

    const pages = await each(urls, (url) => read(request, url));
    for (const [place, { canonical, title, description }] of pages.entries()) {
      expect(canonical).toBe(urls[place]);
      expect(title).toMatch(/ \| The Daily Nest$|^The Daily Nest \| /);
      expect(description.length, canonical).toBeGreaterThan(25);
    }
    expect(repeated(pages.map(({ title }) => title))).toEqual([]);
    expect(repeated(pages.map(({ description }) => description))).toEqual([]);

    for (const { path, blocks } of pages) {
      expect(blocks.length, path).toBeGreaterThan(0);
      for (const block of blocks) {
        expect(faultsOf(block), path).toEqual([]);
        expect(missingOf(block), path).toEqual([]);
      }
    }

    // Each has its own social card.
    const images = pages.map(({ image }) => image);
    expect(repeated(images)).toEqual([]);
    for (const image of images) expect(image.startsWith(`${baseURL}/cards/`), image).toBe(true);
  },
);

test('structured data has the type of each page', async ({ request, baseURL }) => {
  const typesOf = async (path: string) =>
    (await read(request, baseURL + path)).blocks.map((block) => (block as { '@type': string })['@type']);
  expect(await typesOf('/')).toEqual(['WebSite', 'NewsMediaOrganization']);
  expect(await typesOf('/articles')).toEqual(['CollectionPage', 'BreadcrumbList']);
  expect(await typesOf('/articles/a-fever-at-three-in-the-morning')).toEqual([
    'NewsArticle',
    'BreadcrumbList',
  ]);
  expect(await typesOf('/health-wellness/bedtime-in-four-steps')).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(await typesOf('/blog/a-babys-first-passport')).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(await typesOf('/blog')).toEqual(['CollectionPage', 'BreadcrumbList']);
  expect(await typesOf('/books')).toEqual(['ItemList', 'BreadcrumbList']);
  expect(await typesOf('/radio')).toEqual(['RadioBroadcastService', 'BreadcrumbList']);
  expect(await typesOf('/sports')).toEqual(['NewsMediaOrganization', 'BreadcrumbList']);
  expect(await typesOf('/business')).toEqual(['WebPage', 'BreadcrumbList']);
  const { blocks } = await read(request, `${baseURL}/faq`);
  expect(blocks[0]).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 10 } });
});

test('a piece and a post link to the standards and the corrections policy in structured data', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    '/articles/a-fever-at-three-in-the-morning',
    '/health-wellness/bedtime-in-four-steps',
    '/blog/a-babys-first-passport',
  ]) {
    const { blocks } = await read(request, baseURL + path);
    expect(blocks[0], path).toMatchObject({
      publishingPrinciples: `${baseURL}/standards`,
      publisher: { correctionsPolicy: `${baseURL}/standards#corrections` },
    });
  }
});

test(
  'second addresses have the canonical one; pages that must not be listed have noindex',
  { tag: '@long' },
  async ({ request, baseURL }) => {
    for (const [path, canonical] of [
      ['/privacy-policy', '/privacy'],
      ['/terms-of-service', '/terms'],
      ['/blog?page=1', '/blog'],
    ] as const) {
      const page = parse(await (await request.get(path)).text());
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(baseURL + canonical);
    }
    for (const path of [
      '/nowhere',
      '/blog/there-is-no-such-post',
      '/articles?q=sleep',
      '/faq?q=sleep',
      '/search?q=sleep',
      '/walls/sports',
    ]) {
      const page = parse(await (await request.get(path)).text());
      const robots = page.querySelectorAll('meta[name=robots]').map((tag) => tag.getAttribute('content'));
      expect(robots, path).toEqual(['noindex,nofollow']);
      expect(page.querySelectorAll('link[rel=alternate]'), path).toHaveLength(0);
    }
  },
);

test('every post has a card, and no other address does', { tag: '@long' }, async ({ request }) => {
  const card = '/cards/posts/a-babys-first-passport.png';
  const [first, second] = await Promise.all([request.get(card), request.get(card)]);
  await isCard(first);
  expect(first.headers()['etag']).toBe(second.headers()['etag']);
  const again = await request.get(card, { headers: { 'if-none-match': first.headers()['etag']! } });
  expect(again.status()).toBe(304);
  const missing = await request.get('/cards/posts/there-is-no-such-post.png');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
  expect((await request.get('/cards/nowhere.png')).status()).toBe(404);
});
