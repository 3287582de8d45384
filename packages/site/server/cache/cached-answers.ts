import { type BlogClient, BlogMissingError, BlogNotFoundError } from '@daily-nest/api-client';
import type { Backend } from '../../app/data/backend.server.ts';
import type { Settings } from '../settings.ts';
import { type Loaded, SwrCache } from './swr-cache.ts';

/** The result of a call, or its error. */
type Answer = { value: unknown } | { error: unknown };

export interface Sources {
  blog: BlogClient;
  backend: Backend;
}

const mb = 1024 * 1024;

/**
 * Caches the answers of the blog and the backend for pages of the running application: parallel readers share
 * one call, and cached answers stay while the backend is down. First visits and walls are cached as rendered
 * pages (routes/pages.ts): they get a new answer, which then replaces the cached one.
 */
export function cacheAnswers(
  { blog, backend }: Sources,
  { blogCacheTtlMs: ttl, blogPatienceMs: patience }: Pick<Settings, 'blogCacheTtlMs' | 'blogPatienceMs'>,
) {
  const cacheOf = (maxSize: number) =>
    new SwrCache<Answer>({ ttl, patience, maxSize, sizeOf: (answer) => JSON.stringify(answer).length });
  const posts = cacheOf(16 * mb);
  const searches = cacheOf(4 * mb);

  const blogThrough = (how: 'get' | 'renew'): BlogClient => {
    const through = <T>(key: string, call: () => Promise<T>) =>
      valueOf<T>(posts[how](key, () => loaded(call)));
    return {
      listPosts: ({ domain, page }) =>
        through(`list ${domain} ${page}`, () => blog.listPosts({ domain, page })),
      getPost: ({ slug }) => through(`post ${slug}`, () => blog.getPost({ slug })),
    };
  };

  const cachedBackend: Backend = {
    ...backend,
    related: (slug) => valueOf(posts.get(`related ${slug}`, () => loaded(() => backend.related(slug)))),
    searchPosts: (query, domain, limit) => {
      const words = query.trim().toLowerCase();
      const search = () => loaded(() => backend.searchPosts(words, domain, limit));
      return valueOf(searches.get(JSON.stringify([domain, limit, words]), search));
    },
  };

  return {
    /** For pages that are cached themselves. */
    fresh: { blog: blogThrough('renew'), backend: cachedBackend } satisfies Sources,
    /** For all others. */
    cached: { blog: blogThrough('get'), backend: cachedBackend } satisfies Sources,
    /** Called when the posts have changed. */
    outdate() {
      for (const cache of [posts, searches]) cache.outdate();
    },
  };
}

async function loaded(call: () => Promise<unknown>): Promise<Loaded<Answer>> {
  try {
    const value = await call();
    return { value: { value }, outcome: value === undefined ? 'failed' : 'good' };
  } catch (error) {
    return { value: { error }, outcome: outcomeOf(error) };
  }
}

function outcomeOf(error: unknown): Loaded<Answer>['outcome'] {
  if (error instanceof BlogNotFoundError) return 'gone';
  return error instanceof BlogMissingError ? 'empty' : 'failed';
}

async function valueOf<T>(cached: Promise<{ value: Answer }>): Promise<T> {
  const { value: answer } = await cached;
  if ('error' in answer) throw answer.error;
  return answer.value as T;
}
