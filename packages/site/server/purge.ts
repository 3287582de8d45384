import type { Logger } from 'pino';

/** The surrogate key of everything that shows posts. */
export const postsKey = 'posts';

/** A second purge for pages that a proxy was loading at the moment of the change. */
const againMs = 2_000;
const patienceMs = 1_000;

/**
 * Creates the function that makes caching proxies purge everything that shows posts: `PURGE /` with the key.
 * Each copy of the site calls it after outdating its own pages, so that nobody fills a proxy with old ones
 * again.
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
