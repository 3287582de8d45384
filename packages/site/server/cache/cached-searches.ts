import type { Backend, PostHit } from '../../app/data/backend.server.ts';
import { SwrCache } from './swr-cache.ts';

interface Answer {
  hits: PostHit[] | undefined;
}

/**
 * A backend whose searches are cached like the blog's answers: asked once by all who search for the same at the same
 * time, and still there when it fails. Walls are cached as whole pages.
 */
export function cacheSearches(backend: Backend, ttl: number): Backend {
  const cache = new SwrCache<Answer>({
    ttl,
    maxSize: 4 * 1024 * 1024,
    sizeOf: ({ hits }) => JSON.stringify(hits ?? null).length,
  });
  return {
    ...backend,
    async searchPosts(query, domain, limit) {
      const words = query.trim().toLowerCase();
      const cached = await cache.get(JSON.stringify([domain, limit, words]), async () => {
        const hits = await backend.searchPosts(words, domain, limit);
        return { value: { hits }, outcome: hits ? 'good' : 'failed' };
      });
      return cached.value.hits;
    },
  };
}
