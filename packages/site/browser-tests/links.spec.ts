import { hasPart } from '@daily-nest/content/parts';
import { type HTMLElement, parse } from 'node-html-parser';
import { builtPages } from './built-pages.ts';
import { expect, test } from './test.ts';

/** Pages without a link: the worker shows one, the others are second addresses. */
const unlinked = new Set(['/offline', '/privacy-policy', '/terms-of-service']);

/** How many posts the backend has begun with: by the title's Playwright configuration. */
const posts = Number(process.env['TITLE_POSTS']);

/** How many addresses are asked for at once. */
const together = 8;

interface Answer {
  status: number;
  /** The body of a page; another file has none here. */
  html: string | undefined;
}

test.setTimeout(120_000);

/**
 * Fetches every page that can be reached by links from the front page once, in the order of the links. Words of
 * posts lead to hundreds of searches, which are one page with other words: the daily run asks for twenty of them.
 */
for (const [title, searches] of [
  ['every link of every page works', 20],
  ['every link of every page works, each search too @long', Infinity],
] as const)
  test(title, ({ baseURL }) => followAll(baseURL!, searches));

async function followAll(baseURL: string, searches: number): Promise<void> {
  const origin = new URL(baseURL).origin;
  let asked = 0;
  const pages = new Map<string, HTMLElement>();
  const files = new Set<string>();
  const wrong: string[] = [];
  const fragments: [from: string, to: string, id: string][] = [];
  const waiting = ['/'];
  const answerOf = async (path: string): Promise<Answer> => {
    const answer = await fetch(origin + path);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const text = await answer.text();
    return { status: answer.status, html: isPage ? text : undefined };
  };
  const seen = new Set(waiting);

  while (waiting.length > 0) {
    const paths = waiting.splice(0, together);
    const answers = await Promise.all(paths.map((path) => answerOf(path)));
    for (const [place, path] of paths.entries()) read(path, answers[place]!);
  }

  function read(path: string, { status, html }: Answer): void {
    if (status !== 200) {
      wrong.push(`${path} answers ${status}`);
      return;
    }
    if (html === undefined) return;
    const page = parse(html);
    pages.set(path, page);

    for (const link of page.querySelectorAll('a')) {
      const href = link.getAttribute('href');
      if (href === undefined) {
        if (link.getAttribute('aria-disabled') !== 'true') wrong.push(`${path}: a link without a target`);
        continue;
      }
      const url = new URL(href, `${origin}${path}`);
      if (url.origin === origin) {
        const to = `${url.pathname}${url.search}`;
        if (url.hash) fragments.push([path, to, decodeURIComponent(url.hash.slice(1))]);
        if (seen.has(to)) continue;
        seen.add(to);
        if (url.pathname === '/search' && (asked += 1) > searches) continue;
        waiting.push(to);
      } else if (url.protocol === 'https:') {
        const rel = (link.getAttribute('rel') ?? '').split(' ');
        if (link.getAttribute('target') !== '_blank') wrong.push(`${path}: ${href} stays in this tab`);
        if (!rel.includes('noopener')) wrong.push(`${path}: ${href} can reach back`);
      } else if (!/^(mailto|tel|sms):$/.test(url.protocol)) wrong.push(`${path}: ${href}`);
    }
    for (const element of page.querySelectorAll(
      'img[src], script[src], iframe[src], link[rel=stylesheet], link[rel=icon]',
    )) {
      const url = new URL((element.getAttribute('src') ?? element.getAttribute('href'))!, `${origin}${path}`);
      if (url.origin === origin) files.add(`${url.pathname}${url.search}`);
      else wrong.push(`${path} asks ${url.origin} for something`);
    }
  }
  const waitingFiles = [...files];
  while (waitingFiles.length > 0) {
    const paths = waitingFiles.splice(0, together);
    const answers = await Promise.all(paths.map((path) => fetch(origin + path, { method: 'HEAD' })));
    for (const [place, path] of paths.entries()) {
      const { status } = answers[place]!;
      if (status !== 200) wrong.push(`${path} answers ${status}`);
    }
  }
  for (const [from, to, id] of fragments) {
    const target = pages.get(to);
    if (target && !target.getElementById(id)) wrong.push(`${from}: nothing is called #${id} on ${to}`);
  }
  expect(wrong).toEqual([]);

  // The crawl has found all prerendered pages and posts.
  const found = new Set(pages.keys());
  expect(builtPages().filter((path) => !found.has(path) && !unlinked.has(path))).toEqual([]);
  if (hasPart('blog'))
    expect([...found].filter((path) => /^\/blog\/[^/?]+$/.test(path)).length).toBeGreaterThanOrEqual(posts);

  // The site map lists no other pages.
  const locations = async (path: string): Promise<string[]> => {
    const answer = await fetch(origin + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url!).pathname,
    );
  };
  const maps = await Promise.all((await locations('/sitemap.xml')).map(locations));
  expect(maps.flat().filter((path) => !found.has(path))).toEqual([]);

  // No two pages that search engines may list have the same title or description.
  const listed = [...pages].filter(
    ([, page]) => page.querySelector('meta[name=robots]')?.getAttribute('content') === 'index,follow',
  );
  const canonical = new Map(
    listed.map(([path, page]) => [
      page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? `${path} has none`,
      page,
    ]),
  );
  for (const what of ['title', 'meta[name=description]']) {
    const texts = [...canonical.values()].map((page) => {
      const element = page.querySelector(what);
      return element?.getAttribute('content') ?? element?.text ?? '';
    });
    expect(
      texts.filter((text, place) => texts.indexOf(text) !== place),
      `duplicate ${what}`,
    ).toEqual([]);
  }
}
