import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Outside } from '../outside/outside.ts';
import { AddressRefusedError } from '../outside/public-address.ts';

const headers = { accept: '*/*', 'user-agent': 'DailyNestLinks/1.0' };
const longestMs = 6000;
/** So that typing, and a second editor, ask no server again. */
const keptMs = 5 * 60_000;
const mostKept = 2000;
const atOnce = 6;
const mostWaiting = 240;

/**
 * Asks other servers whether they have a page. False only where that is sure: the page is not there (404) or no longer (410), or
 * readers cannot reach any server of that name. A private address answers like a name that does not exist, so that nobody learns
 * here which names our own network has. A server that is slow, busy or refuses robots may well have the page.
 */
export function createPageCheck(outside: Pick<Outside, 'status'>, askMs = longestMs) {
  const queue = new PQueue({ concurrency: atOnce });
  const kept = new LRUCache<string, Promise<boolean>>({ max: mostKept, ttl: keptMs });

  async function ask(url: string): Promise<boolean> {
    try {
      const status = await outside.status(url, { headers, signal: AbortSignal.timeout(askMs) });
      return status !== 404 && status !== 410;
    } catch (error) {
      const isUnknown = (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
      return !isUnknown && !(error instanceof AddressRefusedError);
    }
  }

  return (given: URL): Promise<boolean> => {
    const url = new URL(given);
    url.hash = '';
    const known = kept.get(url.href);
    if (known) return known;
    if (queue.size >= mostWaiting) return Promise.resolve(true);
    const asked = queue.add(() => ask(url.href));
    kept.set(url.href, asked);
    return asked;
  };
}
