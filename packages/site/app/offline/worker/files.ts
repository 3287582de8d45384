import { keptCaches, keptHeaders } from '../kept.ts';

/** The hashed files of a build; the same address is always the same bytes. */
const assets = /\/assets\/[\w.~-]+\.(?:css|js|woff2)/g;

/** A picture in its sizes, or one that has only one. */
const pictures = /<picture[\s\S]*?<\/picture>|<img[^>]*>/g;

const day = 24 * 60 * 60 * 1_000;

/** Whether an address is one of a file whose name says what is in it. */
export const isHashed = (path: string): boolean =>
  path.startsWith('/assets/') || /^\/pictures\/[^.]+\.[0-9a-f]{8}\.\d+\.\w+$/.test(path);

/**
 * Keeps what a page is shown with, and says what that was. `force-cache` fetches what the browser does not have;
 * `only-if-cached` takes only what it has already, and so costs the reader nothing.
 */
export async function keepFiles(html: string, cache: 'force-cache' | 'only-if-cached'): Promise<string[]> {
  const files = await caches.open(keptCaches.files);
  const story = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const named = [...new Set(html.match(assets))].map((asset) => keepOne(files, [asset], cache));
  const shown = [...story.matchAll(pictures)].map(([picture]) => keepOne(files, sizesOf(picture), cache));
  return (await Promise.all([...named, ...shown])).filter((address) => address !== undefined);
}

/** The sizes of a picture, those first that are large enough for a phone; without any, the picture itself. */
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

/** The first of several addresses that is kept already or can be had without asking anybody; else the first of all, if it may be asked for. */
async function keepOne(
  files: Cache,
  addresses: readonly string[],
  cache: 'force-cache' | 'only-if-cached',
): Promise<string | undefined> {
  for (const address of addresses) if (await files.match(address)) return address;
  for (const address of addresses) if (await take(files, address, 'only-if-cached')) return address;
  const [first] = addresses;
  return first !== undefined && cache === 'force-cache' && (await take(files, first, cache))
    ? first
    : undefined;
}

async function take(files: Cache, address: string, cache: RequestCache): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache, mode: 'same-origin', credentials: 'omit' });
    return await keepFile(files, address, answer);
  } catch (error) {
    // There is no room: whoever saves a piece is to be told. Of what the network has refused there is just no copy.
    if (isFull(error)) throw error;
    return false;
  }
}

/** Keeps one answer; not an opaque one, which could be anything and counts as megabytes, nor a part. */
async function keepFile(files: Cache, address: string, answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.type !== 'basic') return false;
  const headers = new Headers(answer.headers);
  headers.set(keptHeaders.on, String(Date.now()));
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await files.put(address, new Response(answer.body, { headers }));
  return true;
}

export const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * A file by its hashed name: the kept one first, since it cannot be another. One that is fetched for a page is kept for a
 * while, so that a page of the build before, still open, finds its own after the server has changed.
 */
export async function answerFile(
  request: Request,
  keep: (work: Promise<unknown>) => void,
): Promise<Response> {
  const files = await caches.open(keptCaches.files);
  const { pathname } = new URL(request.url);
  const kept = await files.match(pathname);
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (pathname.startsWith('/assets/'))
      keep(keepFile(files, pathname, answer.clone()).catch(() => undefined));
    return answer;
  } catch (error) {
    const other = await inAnotherSize(files, pathname);
    if (other) return other;
    throw error;
  }
}

/** The same picture in the size that was kept. */
async function inAnotherSize(files: Cache, pathname: string): Promise<Response | undefined> {
  const [, stem] = /^(\/(?:pictures|media)\/.+)\.\d+\.\w+$/.exec(pathname) ?? [];
  if (stem === undefined) return undefined;
  const keys = await files.keys();
  const other = keys.find(({ url }) => new URL(url).pathname.startsWith(`${stem}.`));
  return other && files.match(other);
}

/** Takes away files that no kept page names. Those of the last day stay, whoever may still have their page open. */
export async function sweepFiles(): Promise<void> {
  const wanted = new Set<string>();
  for (const name of [keptCaches.shell, keptCaches.saved, keptCaches.read]) {
    const pages = await caches.open(name);
    for (const request of await pages.keys()) {
      const page = await pages.match(request);
      for (const file of page?.headers.get(keptHeaders.files)?.split(' ') ?? []) wanted.add(file);
    }
  }
  const files = await caches.open(keptCaches.files);
  for (const request of await files.keys()) {
    if (wanted.has(new URL(request.url).pathname)) continue;
    const file = await files.match(request);
    if (Date.now() - Number(file?.headers.get(keptHeaders.on)) > day) await files.delete(request);
  }
}
