import type { APIRequestContext, Browser } from '@playwright/test';
import { compress } from '../server/compress.ts';
import type { Budget } from './budgets.ts';
import { bytesOf, firstView, type FirstView, type LoadedFile } from './first-view.ts';
import { topicPages } from '@daily-nest/content/topics';
import { expect } from './test.ts';

interface Site {
  browser: Browser;
  request: APIRequestContext;
  baseURL: string;
}

/** Opens a page as a new reader and expects it to keep within its budget. Returns what it weighs. */
export async function keepsWithin(
  { browser, request, baseURL }: Site,
  path: string,
  budget: Budget,
): Promise<FirstView & { path: string; own: LoadedFile[] }> {
  if (topicPages.some(({ route }) => route === path)) await asSmallAsItGets(request, `/walls${path}`);
  await asSmallAsItGets(request, path);
  const view = await firstView(browser, `${baseURL}${path}`);
  const common = filesOfTheApp(await (await request.get('/about')).text());
  const scripts = view.started.filter(({ kind }) => kind === 'script');
  const own = scripts.filter(({ url }) => !common.has(new URL(url).pathname));

  // A wall has a budget of its own, as the page that it is.
  const whole = view.untouched.filter(({ framed }) => !framed);
  within(whole, budget.whole, 'the whole first view');
  within(of(whole, 'document', 'style'), budget.first, 'document and style');
  within(of(whole, 'font'), budget.fonts, 'fonts');
  within(of(whole, 'script'), 0, 'script before a touch');
  within(scripts, budget.started, 'script of the application');
  within(own, budget.own, 'script of this page alone');
  const foreign = view.untouched.filter(({ url }) => new URL(url).origin !== new URL(baseURL).origin);
  within(foreign, 0, 'what others are asked for');
  return { path, ...view, own };
}

/** What a text weighs at its best, by the tag that its bytes give it: it is asked for until the server has come to it. */
const smallest = new Map<string, number>();

/**
 * A page that many read, and its wall, are sent at their best level soon after the first readers came: that is what they weigh. A page
 * for one reader has no tag and no other level.
 */
async function asSmallAsItGets(request: APIRequestContext, path: string) {
  const isSmallest = async () => {
    const answer = await request.get(path);
    const { etag, 'content-length': length } = answer.headers();
    if (!etag) return true;
    const best = smallest.get(etag) ?? (await compress(await answer.body(), 'br', 'best')).byteLength;
    smallest.set(etag, best);
    return Number(length) <= best;
  };
  // A topic that was made before its headlines came is made again after a minute.
  await expect.poll(isSmallest, { timeout: 90_000 }).toBe(true);
}

const of = (files: readonly LoadedFile[], ...kinds: LoadedFile['kind'][]) =>
  files.filter(({ kind }) => kinds.includes(kind));

/**
 * kB that a view may weigh more than it did when its limit was written: names of files hold a hash, which is another one in another
 * checkout, and packs a little better or worse: up to 0.2 kB over the nine files of a start.
 */
const chance = 0.3;

/** Names the files, the heaviest first, so that whoever made one of them heavier sees it. */
function within(files: readonly LoadedFile[], kilobytes: number, what: string) {
  const named = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${new URL(url).pathname}`);
  expect
    .soft(bytesOf(files) / 1000, `${what}:\n${named.join('\n')}\n`)
    .toBeLessThanOrEqual(kilobytes && kilobytes + chance);
}

/** The files that the application of any page consists of, as /about lists them, but those of the page itself. */
function filesOfTheApp(html: string): Set<string> {
  const files = /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return new Set(files.filter((file) => !file.includes('/route-')));
}
