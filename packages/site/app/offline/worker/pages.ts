import { isPiece } from '../is-piece.ts';
import { keptCaches, keptHeaders, mostRead } from '../kept.ts';
import { isFull, keepFiles, sweepFiles } from './files.ts';

/** What every reader has without a network, where the site has it: first the page that stands in for all others. */
export const shellPaths = ['/offline', '/saved', '/urgent'];

const day = 24 * 60 * 60 * 1_000;

/**
 * Looks at an answer that a reader has got from the network: a piece is kept among the last ten read and renewed where it is
 * saved, a page of the shell is renewed, and what is gone is kept no longer. A failing server changes nothing.
 */
export async function noteAnswer(path: string, answer: Response): Promise<void> {
  const { shell, saved, read } = keptCaches;
  if (answer.status === 404 || answer.status === 410) {
    for (const name of [shell, saved, read]) await (await caches.open(name)).delete(path);
    return;
  }
  if (!isWhole(answer)) return;
  const keeps: string[] = shellPaths.includes(path) ? [shell] : [];
  if (await caches.match(path, { cacheName: saved })) keeps.push(saved);
  if (isPiece(path)) keeps.push(read);
  for (const name of keeps) await keepPage(name, path, answer.clone(), 'only-if-cached').catch(makeRoom);
  if (keeps.includes(read)) await leaveTen();
}

/** A reader who has no room has at least what was there. */
async function makeRoom(error: unknown) {
  if (!isFull(error)) throw error;
  await caches.delete(keptCaches.read);
  await sweepFiles();
}

/** Whether this is a page of ours as it is meant to be, for everybody. */
function isWhole({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !/\bno-store\b/.test(headers.get('cache-control') ?? '')
  );
}

/** Keeps a page with its files, as the newest of its cache. */
async function keepPage(
  name: string,
  path: string,
  answer: Response,
  cache: 'force-cache' | 'only-if-cached',
): Promise<void> {
  const html = await answer.text();
  const title = titleOf(html) ?? path;
  const headers = new Headers(answer.headers);
  for (const dropped of ['content-encoding', 'content-length']) headers.delete(dropped);
  headers.set(keptHeaders.title, encodeURIComponent(title));
  headers.set(keptHeaders.on, String(Date.now()));
  headers.set(keptHeaders.files, (await keepFiles(html, cache)).join(' '));
  const pages = await caches.open(name);
  await pages.delete(path);
  await pages.put(path, new Response(html, { headers }));
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The title of a page as it is read, without the name of the site. */
function titleOf(html: string): string | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title
    ?.replace(/ \| [^|]*$/, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!);
}

async function leaveTen(): Promise<void> {
  const pages = await caches.open(keptCaches.read);
  const paths = await pages.keys();
  const old = paths.slice(0, -mostRead);
  for (const request of old) await pages.delete(request);
  if (old.length > 0) await sweepFiles();
}

/** The pages of the shell as they are now. One that the site does not have is not kept; a site that cannot be reached changes nothing. */
export async function keepShell(): Promise<void> {
  await Promise.all(
    shellPaths.map(async (path) => {
      const answer = await ask(path);
      if (answer && isWhole(answer)) await keepPage(keptCaches.shell, path, answer, 'only-if-cached');
    }),
  );
}

/** A piece that the application has shown without asking for its page. */
export async function keepRead(path: string): Promise<void> {
  if (!isPiece(path)) return;
  const answer = await ask(path);
  if (answer) await noteAnswer(path, answer);
}

/** Keeps what is on the reader's list, and nothing else. What was kept more than a day ago is looked at anew. */
export async function keepSaved(paths: readonly string[]): Promise<{ kept: string[]; gone: string[] }> {
  const pages = await caches.open(keptCaches.saved);
  for (const request of await pages.keys())
    if (!paths.includes(new URL(request.url).pathname)) await pages.delete(request);
  const kept: string[] = [];
  const gone: string[] = [];
  for (const path of paths) {
    const old = await pages.match(path);
    const isFresh = old && Date.now() - Number(old.headers.get(keptHeaders.on)) < day;
    const answer = isFresh ? undefined : await ask(path);
    if (answer?.status === 404 || answer?.status === 410) {
      await noteAnswer(path, answer);
      gone.push(path);
      continue;
    }
    const isNew =
      answer !== undefined &&
      isWhole(answer) &&
      (await keepPage(keptCaches.saved, path, answer, 'force-cache').then(
        () => true,
        () => false,
      ));
    if (isNew || old) kept.push(path);
  }
  await sweepFiles();
  return { kept, gone };
}

/** Asks the server, and not a cache that it has not asked itself. */
async function ask(path: string): Promise<Response | undefined> {
  try {
    return await fetch(path, { cache: 'no-cache' });
  } catch {
    return undefined;
  }
}
