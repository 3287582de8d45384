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

/** Opens a page as a new reader and expects its size to be within the budget. Returns the size. */
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

  // A wall is a page with a budget of its own.
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

/** The smallest size of each text, by its ETag: the server is asked until it has recompressed the text. */
const smallest = new Map<string, number>();

/**
 * Requests a page until it is sent at the best compression level, which it is after some requests. A page for
 * one reader has no ETag and no other level.
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
  // A topic that was rendered before its headlines arrived is rendered again after a minute.
  await expect.poll(isSmallest, { timeout: 90_000, intervals: [100] }).toBe(true);
}

const of = (files: readonly LoadedFile[], ...kinds: LoadedFile['kind'][]) =>
  files.filter(({ kind }) => kinds.includes(kind));

/**
 * Tolerance in kB above the recorded size. File names contain hashes that differ between checkouts and
 * compress a little better or worse: up to 0.2 kB over the nine files of a start.
 */
const chance = 0.3;

/** Lists the files in the failure message, largest first. */
function within(files: readonly LoadedFile[], kilobytes: number, what: string) {
  const named = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${new URL(url).pathname}`);
  expect
    .soft(bytesOf(files) / 1000, `${what}:\n${named.join('\n')}\n`)
    .toBeLessThanOrEqual(kilobytes && kilobytes + chance);
}

/** Returns the application's files that all pages share: those listed by /about, without its own. */
function filesOfTheApp(html: string): Set<string> {
  const files = /data-app="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return new Set(files.filter((file) => !file.includes('/route-')));
}
