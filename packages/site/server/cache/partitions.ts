import { SwrCache } from './swr-cache.ts';

/**
 * The partitions of the cache of rendered pages, and how many bytes each takes. One that is filled, by a crawler or on
 * purpose, takes nothing from the others: the front pages stay whatever else is read.
 */
const sizes = {
  /** The newest pages of the blog, walls, feeds, sitemaps: few, and read by most. */
  front: 12 * 1024 * 1024,
  posts: 16 * 1024 * 1024,
  /** Pages of the blog that hardly anybody turns to. */
  far: 4 * 1024 * 1024,
} as const;

export type Partition = keyof typeof sizes;

/** The last page of the blog that counts as a front page. */
const lastFrontPage = 20;

/** The partition of a page, by its path and the query that its route reads. */
export function partitionOf(path: string, query: string): Partition {
  if (path.startsWith('/blog/')) return 'posts';
  if (path !== '/blog') return 'front';
  const page = Number(new URLSearchParams(query).get('page') ?? 1);
  return page <= lastFrontPage ? 'front' : 'far';
}

/** Empty partitions, for values that are fresh for `ttl` milliseconds; `patience` is how long old ones wait for new ones. */
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
