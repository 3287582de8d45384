import { urgentIds } from '@daily-nest/content/urgent/ids';
import { sheetSlugs } from '@daily-nest/content/urgent/sheet-slugs';
import { isPiece } from '../is-piece.ts';
import { cacheNames, cacheHeaders, mostRead } from '../contract.ts';
import { isFull, cacheFiles, sweepFiles } from './files.ts';

/** The pages without which nothing is read offline. */
const firstShell = ['/offline', '/saved'];

/** The pages that every reader has offline, if the site has them. */
const shellPaths = [
  ...firstShell,
  '/urgent',
  ...[...urgentIds, ...sheetSlugs].map((slug) => `/urgent/${slug}`),
];

const day = 24 * 60 * 60 * 1_000;

/**
 * Updates the cached copies of a page from a response: adds a piece to the last ten read, and replaces it if
 * it is saved; replaces a page of the shell; deletes a page that is gone (404, 410). A 5xx changes nothing.
 */
export async function updateCopies(path: string, answer: Response): Promise<void> {
  const { shell, saved, read } = cacheNames;
  if (answer.status === 404 || answer.status === 410) {
    for (const name of [shell, saved, read]) await (await caches.open(name)).delete(path);
    return;
  }
  if (!isWhole(answer)) return;
  const targets: string[] = shellPaths.includes(path) ? [shell] : [];
  if (await caches.match(path, { cacheName: saved })) targets.push(saved);
  if (isPiece(path)) targets.push(read);
  for (const name of targets) await cachePage(name, path, answer.clone(), 'only-if-cached').catch(makeRoom);
  if (targets.includes(read)) await limitRead();
}

/** Frees space on a full device. The saved pieces stay. */
async function makeRoom(error: unknown) {
  if (!isFull(error)) throw error;
  await caches.delete(cacheNames.read);
  await sweepFiles();
}

/** Returns whether the response is a complete page of this site that may be cached. */
function isWhole({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !/\bno-store\b/.test(headers.get('cache-control') ?? '')
  );
}

/** Caches a page with its files, as the newest entry. */
async function cachePage(
  name: string,
  path: string,
  answer: Response,
  cache: 'force-cache' | 'only-if-cached',
): Promise<void> {
  const html = await answer.text();
  const title = titleOf(html) ?? path;
  const headers = new Headers(answer.headers);
  for (const dropped of ['content-encoding', 'content-length']) headers.delete(dropped);
  headers.set(cacheHeaders.title, encodeURIComponent(title));
  headers.set(cacheHeaders.on, String(Date.now()));
  headers.set(cacheHeaders.files, (await cacheFiles(html, cache)).join(' '));
  const pages = await caches.open(name);
  await pages.delete(path);
  await pages.put(path, new Response(html, { headers }));
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns the title of a page, without the name of the site. */
function titleOf(html: string): string | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    ?.replace(/ \| [^|]*$/, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!);
}

async function limitRead(): Promise<void> {
  const pages = await caches.open(cacheNames.read);
  const paths = await pages.keys();
  const old = paths.slice(0, -mostRead);
  for (const request of old) await pages.delete(request);
  if (old.length > 0) await sweepFiles();
}

/** Caches the shell pages again. */
export const cacheShell = (): Promise<void> => cacheShellPages(shellPaths);

/** Caches the few pages that the first worker of a browser waits for. */
export const cacheFirstShell = (): Promise<void> => cacheShellPages(firstShell);

/** Caches the shell pages that are missing. */
export async function completeShell(): Promise<void> {
  const pages = await caches.open(cacheNames.shell);
  const cached = new Set((await pages.keys()).map(({ url }) => new URL(url).pathname));
  await cacheShellPages(shellPaths.filter((path) => !cached.has(path)));
}

/** Skips a page that the site does not have; without a network nothing changes. */
async function cacheShellPages(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetchPage(path);
      if (answer && isWhole(answer)) await cachePage(cacheNames.shell, path, answer, 'only-if-cached');
    }),
  );
}

/** Caches a piece that the application showed without a document request. */
export async function cacheRead(path: string): Promise<void> {
  if (!isPiece(path)) return;
  const answer = await fetchPage(path);
  if (answer) await updateCopies(path, answer);
}

/** Caches the pieces on the reader's list and deletes all others. Reloads a copy that is older than a day. */
export async function cacheSaved(paths: readonly string[]): Promise<{ cached: string[]; gone: string[] }> {
  const pages = await caches.open(cacheNames.saved);
  for (const request of await pages.keys())
    if (!paths.includes(new URL(request.url).pathname)) await pages.delete(request);
  const cached: string[] = [];
  const gone: string[] = [];
  for (const path of paths) {
    const old = await pages.match(path);
    const isFresh = old && Date.now() - Number(old.headers.get(cacheHeaders.on)) < day;
    const answer = isFresh ? undefined : await fetchPage(path);
    if (answer?.status === 404 || answer?.status === 410) {
      await updateCopies(path, answer);
      gone.push(path);
      continue;
    }
    const isNew =
      answer !== undefined &&
      isWhole(answer) &&
      (await cachePage(cacheNames.saved, path, answer, 'force-cache').then(
        () => true,
        () => false,
      ));
    if (isNew || old) cached.push(path);
  }
  return { cached, gone };
}

/** Returns a page from the server, or from the HTTP cache if the server confirms it. */
async function fetchPage(path: string): Promise<Response | undefined> {
  try {
    return await fetch(path, { cache: 'no-cache' });
  } catch {
    return undefined;
  }
}
