import { SwrCache } from './swr-cache.ts';

/**
 * The partitions of the cache of rendered pages, with their sizes in bytes. A partition that is filled, by a
 * crawler or on purpose, does not affect the others: front pages stay, whatever else is read.
 */
const sizes = {
  /** The newest pages of the blog, walls, feeds, sitemaps: few pages, read by most. */
  front: 12 * 1024 * 1024,
  posts: 16 * 1024 * 1024,
  /** Late pages of the blog, which hardly anybody reads. */
  far: 4 * 1024 * 1024,
} as const;

export type Partition = keyof typeof sizes;

/** The last page of the blog that counts as a front page. */
const lastFrontPage = 20;

/** Returns the partition of a page, by its path and its route's query parameters. */
export function partitionOf(path: string, query: string): Partition {
  if (path.startsWith('/blog/')) return 'posts';
  if (path !== '/blog') return 'front';
  const page = Number(new URLSearchParams(query).get('page') ?? 1);
  return page <= lastFrontPage ? 'front' : 'far';
}

/**
 * Creates empty partitions, for values that are fresh for `ttl` milliseconds; `patience` is how long readers
 * of old ones wait for new ones.
 */
export function createPartitions<Value extends object>(
  ttl: number,
  sizeOf: (value: Value) => number,
  patience?: number,
) {
  const partition = (maxSize: number) => new SwrCache<Value>({ ttl, maxSize, sizeOf, patience });
  return {
    front: partition(sizes.front),
    posts: partition(sizes.posts),
    far: partition(sizes.far),
  } satisfies Record<Partition, SwrCache<Value>>;
}
