import { articles } from '@daily-nest/content/articles';
import { frontHouse } from '@daily-nest/content/front-house';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blog, json, startBackend } from './testing/backend.test-support.ts';
import { openSite } from './testing/site.ts';

/** The leads of the four hours, which are all in the page. */
const leads = frontHouse.hours.map(({ piece }) => articles.find(({ slug }) => piece.endsWith(`/${slug}`))!);
const [first, second, third] = articles.filter((article) => !leads.includes(article));
const titles = (...pieces: ({ title: string } | undefined)[]) => pieces.map((piece) => piece!.title);
const card = {
  slug: 'a-map',
  title: 'How to fold a map',
  description: 'No wind.',
  date: '2026-11-27',
  topics: ['sports'],
};

let backend: Awaited<ReturnType<typeof startBackend>>;
let site: Awaited<ReturnType<typeof openSite>>;
let answer: object;
beforeEach(async () => {
  answer = { places: {}, next: null };
  backend = await startBackend((request, response) =>
    (request.url?.startsWith('/api/front') ? json(answer) : blog)(request, response),
  );
  site = await openSite({ BACKEND_URL: backend.url });
});
afterEach(() => Promise.all([site.close(), backend.stop()]));

/** The titles of 'Featured Coverage', in their order. */
async function featured(path = '/') {
  const html = await (await fetch(site.url + path)).text();
  const part = html.slice(html.indexOf('Featured Coverage</'), html.indexOf('Breaking News Alert'));
  return [...part.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) =>
    title!.replaceAll('&#x27;', "'"),
  );
}
const place = (places: object, next: string | null = null) => {
  answer = { places, next };
  site.site.outdate();
};

it('the front page has what editors have placed, and the rule fills the rest', async () => {
  const byRule = titles(...leads, first, second);
  expect(await featured()).toEqual(byRule);
  place({ evening: { href: '/blog/a-map', card } });
  await expect.poll(() => featured()).toEqual(titles(leads[0], leads[1], card, leads[3], first, second));
  // One lead for all hours.
  place({ lead: { href: '/blog/a-map', card } });
  await expect.poll(() => featured()).toEqual(titles(card, articles[1], articles[2]));
  const html = await (await fetch(site.url)).text();
  expect(html).toContain('href="/blog/a-map"');
  expect(await (await fetch(`${site.url}/_.data`)).text()).toContain('How to fold a map');
  place({});
  await expect.poll(() => featured()).toEqual(byRule);
});

it('no piece stands twice, and one that this title does not have is left to the rule', async () => {
  place({ side: { href: `/articles/${first!.slug}` }, second: { href: '/articles/of-another-title' } });
  await expect.poll(() => featured()).toEqual(titles(...leads, second, first));
});

it('the day lifts pieces, never over what editors have placed', async () => {
  const lifted = [
    { href: '/blog/a-map', card },
    { href: '/articles/of-another-title' },
    { href: `/articles/${third!.slug}` },
  ];
  answer = { places: {}, lifted, next: null };
  site.site.outdate();
  await expect.poll(() => featured()).toEqual(titles(...leads, card, third));
  answer = { places: { second: { href: `/articles/${second!.slug}` } }, lifted, next: null };
  site.site.outdate();
  await expect.poll(() => featured()).toEqual(titles(...leads, second, third));
});

it('the day lifts an article to the top of the list of articles, and lets it down again', async () => {
  const lead = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    return /<h3[^>]*>(?:<a[^>]*>)?([^<]+)/.exec(html)?.[1]?.replaceAll('&#x27;', "'");
  };
  const usual = await lead('/articles');
  const last = articles.at(-1)!;
  expect(usual).not.toBe(last.title);
  answer = { places: {}, lifted: [{ href: `/articles/${last.slug}` }], next: null };
  site.site.outdate();
  await expect.poll(() => lead('/articles')).toBe(last.title);
  answer = { places: {}, next: null };
  site.site.outdate();
  await expect.poll(() => lead('/articles')).toBe(usual);
});

it('says that the headlines are our own while no outlet can be read', async () => {
  const news = async () => (await (await fetch(site.url)).text()).match(/Latest News Coverage<.{0,400}/)?.[0];
  expect(await news()).toContain('other newsrooms');
  answer = { places: {}, outlets: false, next: null };
  site.site.outdate();
  await expect.poll(() => news()).toContain('From our own shelves');
  answer = { places: {}, outlets: true, next: null };
  site.site.outdate();
  await expect.poll(() => news()).not.toContain('From our own shelves');
});

it('a section page has the lead that was placed there', async () => {
  const read = async () => (await fetch(`${site.url}/sports`)).text();
  expect(await read()).not.toContain('How to fold a map');
  place({ sports: { href: '/blog/a-map', card } });
  await expect.poll(() => read()).toContain('How to fold a map');
  expect(await (await fetch(`${site.url}/politics`)).text()).not.toContain('How to fold a map');
});

it('what is placed stays while the backend is away, and changes at its time without a word', async () => {
  place({ lead: { href: '/blog/a-map', card } }, new Date(Date.now() + 700).toISOString());
  await expect.poll(() => featured()).toContain('How to fold a map');
  answer = { places: {}, next: null };
  await expect.poll(() => featured()).not.toContain('How to fold a map');
  place({ lead: { href: '/blog/a-map', card } });
  await expect.poll(() => featured()).toContain('How to fold a map');
  backend.answerWith(json({ error: 'away' }, 500));
  site.site.outdate();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await featured()).toContain('How to fold a map');
});
