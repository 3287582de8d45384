import type { Logger } from 'pino';

/** The word in `surrogate-key` of whatever is made of posts. */
export const postsKey = 'posts';

/** A page that was being made for a proxy at the moment of the change is purged as well. */
const againMs = 2_000;
const patienceMs = 1_000;

/**
 * Has the caching proxies forget what was made of posts: `PURGE /` with the key. Asked after the own pages are outdated, by each copy
 * of the site, so that nobody fills a proxy again with what is old.
 */
export function createPurge(proxies: readonly string[], logger: Logger): () => void {
  let again: NodeJS.Timeout | undefined;
  const purge = () => {
    for (const proxy of proxies) void forget(proxy, logger);
  };
  return () => {
    purge();
    clearTimeout(again);
    again = setTimeout(purge, againMs).unref();
  };
}

async function forget(proxy: string, logger: Logger): Promise<void> {
  try {
    const { ok, status } = await fetch(proxy, {
      method: 'PURGE',
      headers: { 'surrogate-key': postsKey },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!ok) logger.warn({ proxy, status }, 'a proxy was not purged');
  } catch (error) {
    logger.warn({ proxy, err: error }, 'a proxy was not purged');
  }
}
