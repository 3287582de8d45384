import { cacheNames, cacheHeaders } from '../contract.ts';

/** The hashed files of a build, whose content never changes. */
const assets = /\/assets\/[\w.~-]+\.(?:css|js|woff2)/g;

/** A picture with or without several sizes. */
const pictures = /<picture[\s\S]*?<\/picture>|<img[^>]*>/g;

const day = 24 * 60 * 60 * 1_000;

/** Returns whether the name of a file has the hash of its content. */
export const isHashed = (path: string): boolean =>
  path.startsWith('/assets/') || /^\/pictures\/[^.]+\.[0-9a-f]{8}\.\d+\.\w+$/.test(path);

/**
 * Caches the files of a page. `force-cache` loads what the browser does not have; `only-if-cached` takes only
 * what it has, so that it costs the reader nothing.
 *
 * @returns the addresses of the cached files
 */
export async function cacheFiles(html: string, cache: 'force-cache' | 'only-if-cached'): Promise<string[]> {
  const files = await caches.open(cacheNames.files);
  const story = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const named = [...new Set(html.match(assets))].map((asset) => cacheOne(files, [asset], cache));
  const shown = [...story.matchAll(pictures)].map(([picture]) => cacheOne(files, sizesOf(picture), cache));
  return (await Promise.all([...named, ...shown])).filter((address) => address !== undefined);
}

/**
 * Returns the sizes of a picture, those first that are large enough for a phone; without any, the picture
 * itself.
 */
function sizesOf(picture: string): string[] {
  const sizes = [...picture.matchAll(/([^\s",]+) (\d+)w/g)].map(([, address, width]) => ({
    address: address!,
    distance: Math.abs(Number(width) - 800),
  }));
  if (sizes.length > 0)
    return sizes.toSorted((a, b) => a.distance - b.distance).map(({ address }) => address);
  const [, address] = /\ssrc="(\/[^"]+)"/.exec(picture) ?? [];
  return address === undefined ? [] : [address];
}

/**
 * Caches one of several sizes and returns its address: one that is already cached, else the first, if it may
 * be loaded.
 */
async function cacheOne(
  files: Cache,
  addresses: readonly string[],
  cache: 'force-cache' | 'only-if-cached',
): Promise<string | undefined> {
  for (const address of addresses) if (await files.match(address)) return address;
  for (const address of addresses) if (await fetchInto(files, address, 'only-if-cached')) return address;
  const [first] = addresses;
  return first !== undefined && cache === 'force-cache' && (await fetchInto(files, first, cache))
    ? first
    : undefined;
}

async function fetchInto(files: Cache, address: string, cache: RequestCache): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache, mode: 'same-origin', credentials: 'omit' });
    const copy = dated(answer);
    if (copy) await files.put(address, copy);
    return copy !== null;
  } catch (error) {
    // The device is full, which a reader who saves a piece must know. A file that the network refused is just
    // not cached.
    if (isFull(error)) throw error;
    return false;
  }
}

/**
 * Returns the response with the time at which it was cached; null for a partial one, or an opaque one, which
 * could contain anything and counts as megabytes.
 */
function dated({ status, type, headers: original, body }: Response): Response | null {
  if (status !== 200 || type !== 'basic') return null;
  const headers = new Headers(original);
  headers.set(cacheHeaders.on, String(Date.now()));
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body, { headers });
}

export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * For the cache-first strategy of hashed files. Files of the application are stored for a day, so that an
 * open page of the former build finds its own after a deploy; pictures are cached with their page.
 */
export const filePlugin = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => new URL(request.url).pathname,
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    new URL(request.url).pathname.startsWith('/assets/') ? dated(response) : null,
  handlerDidError: async ({ request }: { request: Request }) => inAnotherSize(new URL(request.url).pathname),
};

/** Returns the same picture in the cached size. */
async function inAnotherSize(pathname: string): Promise<Response | undefined> {
  const [, stem] = /^(\/(?:pictures|media)\/.+)\.\d+\.\w+$/.exec(pathname) ?? [];
  if (stem === undefined) return undefined;
  const files = await caches.open(cacheNames.files);
  const keys = await files.keys();
  const other = keys.find(({ url }) => new URL(url).pathname.startsWith(`${stem}.`));
  return other && files.match(other);
}

/** Deletes files that no cached page names, except those of the last day: their page may still be open. */
export async function sweepFiles(): Promise<void> {
  const wanted = new Set<string>();
  for (const name of [cacheNames.shell, cacheNames.saved, cacheNames.read]) {
    const pages = await caches.open(name);
    for (const request of await pages.keys()) {
      const page = await pages.match(request);
      for (const file of page?.headers.get(cacheHeaders.files)?.split(' ') ?? []) wanted.add(file);
    }
  }
  const files = await caches.open(cacheNames.files);
  for (const request of await files.keys()) {
    if (wanted.has(new URL(request.url).pathname)) continue;
    const file = await files.match(request);
    if (Date.now() - Number(file?.headers.get(cacheHeaders.on)) > day) await files.delete(request);
  }
}
