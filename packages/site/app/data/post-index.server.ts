import { createContext } from 'react-router';
import * as z from 'zod';
import { readCorrections } from '@daily-nest/api-client';
import type { BlogSource } from '@daily-nest/api-client/adapters';
import { dayOf } from '@daily-nest/ui/byline';
import { type Ask, createAsk } from './ask.server.ts';
import { description, line, maybe, rows, slug } from './backend-answers.server.ts';
import { sourceOfEnvironment } from './blog-source.server.ts';
import { Breaker } from './breaker.server.ts';
import { withoutMergedPosts } from './moved-posts.server.ts';

/** A day or a time for sitemaps and feeds, with a year of four digits. */
const time = maybe(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/)
    .refine((written) => {
      const year = new Date(written).getUTCFullYear();
      // A day such as February 31 would become a day in March.
      return year >= 1900 && year <= 9998 && dayOf(written.slice(0, 10)) !== undefined;
    }),
);

const postSchema = z.object({
  slug,
  title: description,
  description,
  author: maybe(line),
  date: time,
  changed: time,
  corrections: z.unknown().transform(readCorrections).optional(),
});

const pageSchema = z.object({
  posts: rows(postSchema),
  cursor: z.string().min(1).nullish(),
});

/** A post in sitemaps and feeds. */
export type IndexedPost = z.infer<typeof postSchema>;

/** A page of the index, newest first, and the cursor of the next page. */
export interface PostIndexPage {
  posts: IndexedPost[];
  cursor: string | undefined;
}

/** The index of every post of a domain (docs/contracts/backend.md). */
export interface PostIndex {
  /** Throws a PostIndexError if the backend fails. */
  page(domain: string, cursor?: string): Promise<PostIndexPage>;
}

/** The backend did not answer, or its answer was invalid. */
export class PostIndexError extends Error {
  override readonly name = 'PostIndexError';
}

/** The timeout of a call. */
const budgetMs = 2_500;

export function createPostIndex(
  baseUrl: string,
  ask: Ask = createAsk(new Breaker()),
  source?: BlogSource,
): PostIndex {
  return {
    async page(domain, cursor) {
      if (source) return pageOfSource(source, cursor);
      const query = new URLSearchParams({ domain, ...(cursor && { cursor }) });
      try {
        const url = `${baseUrl.replace(/\/+$/, '')}/api/posts/index?${query}`;
        const { posts, cursor: next } = pageSchema.parse(await ask(url, budgetMs));
        return { posts: withoutMergedPosts(posts), cursor: next ?? undefined };
      } catch (cause) {
        throw new PostIndexError('The index of posts cannot be read.', { cause });
      }
    },
  };
}

/** The same of posts that another system keeps. */
async function pageOfSource(source: BlogSource, cursor: string | undefined): Promise<PostIndexPage> {
  try {
    const { posts, cursor: next } = await source.indexPosts(cursor === undefined ? {} : { cursor });
    const rows = posts.map(({ slug: name, metaTitle, metaDescription, author, date, changed }) => ({
      slug: name,
      title: metaTitle,
      description: metaDescription,
      author,
      date: time.parse(date),
      changed: time.parse(changed),
    }));
    return { posts: withoutMergedPosts(rows), cursor: next };
  } catch (cause) {
    throw new PostIndexError('The index of posts cannot be read.', { cause });
  }
}

export const postIndexContext = createContext<PostIndex>(
  createPostIndex(process.env['BACKEND_URL'] || 'http://127.0.0.1:8787', undefined, sourceOfEnvironment()),
);

/** Returns a 503 instead of an empty list, so that caches keep their older copy. */
export function backendAway(): Response {
  return new Response('The posts cannot be read right now. Please ask again in a minute.\n', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '60',
      'cache-control': 'no-store',
    },
  });
}
