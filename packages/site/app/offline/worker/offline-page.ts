import { keptCaches, keptHeaders } from '../kept.ts';

/** The place in the page of the shell where the list goes; `routes/offline` has it. */
const place = /(<ul[^>]*data-kept[^>]*>)[\s\S]*?(<\/ul>)/;

/** Beside the buttons of a piece, where they say what they have done; no application looks at what stands there. */
const said = /(<div[^>]*data-piece=[\s\S]*?<span[^>]*role="status"[^>]*>)/;

/** The page of an address, as it was kept; a piece says itself of which day it is. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const { saved, read, shell } = keptCaches;
  for (const cacheName of [saved, read, shell]) {
    const page = await caches.match(path, { cacheName });
    if (page) return dated(page);
  }
  return undefined;
}

async function dated(page: Response): Promise<Response> {
  const { status, headers } = page;
  const day = new Date(Number(headers.get(keptHeaders.on))).toLocaleDateString('en-US', {
    dateStyle: 'long',
  });
  const html = await page.text();
  return new Response(
    html.replace(said, (head) => `${head}The network does not answer. This is the copy kept here on ${day}.`),
    { status, headers },
  );
}

/** What a reader without a network gets in place of a page that is not kept: that it is so, and what is kept. */
export async function offlinePage(): Promise<Response> {
  const shell = await caches.match('/offline', { cacheName: keptCaches.shell });
  const status = { status: 503, statusText: 'Offline' };
  if (!shell) {
    const text = 'You are offline, and this page is not kept on your device.';
    return new Response(text, { ...status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
  const items = (await keptPieces()).map(
    ({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`,
  );
  const html = await shell.text();
  const filled = items.length > 0 ? html.replace(place, (_, open, end) => open + items.join('') + end) : html;
  return new Response(filled, { ...status, headers: shell.headers });
}

/** The reader's list first, then what was read last, then what everybody has. */
async function keptPieces(): Promise<{ path: string; title: string }[]> {
  const found = new Map<string, string>();
  for (const name of [keptCaches.saved, keptCaches.read, keptCaches.shell]) {
    const pages = await caches.open(name);
    for (const request of [...(await pages.keys())].toReversed()) {
      const path = new URL(request.url).pathname;
      const page = await pages.match(request);
      const title = decodeURIComponent(page?.headers.get(keptHeaders.title) ?? '');
      if (path !== '/offline' && title !== '' && !found.has(path)) found.set(path, title);
    }
  }
  return [...found].map(([path, title]) => ({ path, title }));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
