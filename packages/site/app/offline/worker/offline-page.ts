import { cacheNames, cacheHeaders } from '../contract.ts';
import * as words from '../../words/errors.ts';
import { names } from '../../brand-values.ts';

/** The list in the offline page that is filled here; it is part of `routes/offline`. */
const place = /(<ul[^>]*data-cached[^>]*>)[\s\S]*?(<\/ul>)/;

/** The status line beside the buttons of a piece; React does not hydrate its text. */
const statusLine = /(<div[^>]*data-piece=[\s\S]*?<span[^>]*role="status"[^>]*>)/;

/** Returns the cached page of an address. The page of a piece shows the day on which it was cached. */
export async function cachedPage(path: string): Promise<Response | undefined> {
  const { saved, read, shell } = cacheNames;
  for (const cacheName of [saved, read, shell]) {
    const page = await caches.match(path, { cacheName });
    if (page) return dated(page);
  }
  return undefined;
}

async function dated(page: Response): Promise<Response> {
  const { status, headers } = page;
  const day = new Date(Number(headers.get(cacheHeaders.on))).toLocaleDateString(names.locale, {
    dateStyle: 'long',
  });
  const html = await page.text();
  return new Response(
    html.replace(statusLine, (head) => head + words.copyOf(day)),
    { status, headers },
  );
}

/** Returns the page for an offline reader whose page is not cached. It lists the cached pieces. */
export async function offlinePage(): Promise<Response> {
  const shell = await caches.match('/offline', { cacheName: cacheNames.shell });
  const status = { status: 503, statusText: 'Offline' };
  if (!shell) {
    const text = words.offlinePlain;
    return new Response(text, { ...status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
  const items = (await cachedPieces()).map(
    ({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`,
  );
  const html = await shell.text();
  const filled = items.length > 0 ? html.replace(place, (_, open, end) => open + items.join('') + end) : html;
  return new Response(filled, { ...status, headers: shell.headers });
}

/** Returns saved pieces first, then the last ones read, then the shell pages. */
async function cachedPieces(): Promise<{ path: string; title: string }[]> {
  const found = new Map<string, string>();
  for (const name of [cacheNames.saved, cacheNames.read, cacheNames.shell]) {
    const pages = await caches.open(name);
    for (const request of [...(await pages.keys())].toReversed()) {
      const path = new URL(request.url).pathname;
      const page = await pages.match(request);
      const title = decodeURIComponent(page?.headers.get(cacheHeaders.title) ?? '');
      if (path !== '/offline' && title !== '' && !found.has(path)) found.set(path, title);
    }
  }
  return [...found].map(([path, title]) => ({ path, title }));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
