import { createContext } from 'react-router';
import * as z from 'zod';
import { dayOf } from '@daily-nest/ui/byline';
import { type Ask, createAsk } from './ask.server.ts';
import { description, line, maybe, rows, slug } from './backend-answers.server.ts';
import { Breaker } from './breaker.server.ts';
import { withoutMoved } from './moved-posts.server.ts';

/** A day or a time as sitemaps and feeds write it, of a year of four digits. */
const time = maybe(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/)
    .refine((written) => {
      const year = new Date(written).getUTCFullYear();
      // A day such as February 31 rolls over into March.
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
});

const pageSchema = z.object({
  posts: rows(postSchema),
  cursor: z.string().min(1).nullish(),
});

/** A post as sitemaps and feeds list it. */
export type IndexedPost = z.infer<typeof postSchema>;

/** Some posts in a row, newest first, and where the next ones begin. */
export interface PostIndexPage {
  posts: IndexedPost[];
  cursor: string | undefined;
}

/** Every post of a domain, some at a time (docs/contracts/backend.md). */
export interface PostIndex {
  /** Throws a PostIndexError when the backend cannot say. */
  page(domain: string, cursor?: string): Promise<PostIndexPage>;
}

/** The backend did not answer, or not as was agreed. */
export class PostIndexError extends Error {
  override readonly name = 'PostIndexError';
}

/** One call is waited for this long. */
const budgetMs = 2_500;

export function createPostIndex(baseUrl: string, ask: Ask = createAsk(new Breaker())): PostIndex {
  return {
    async page(domain, cursor) {
      const query = new URLSearchParams({ domain, ...(cursor && { cursor }) });
      try {
        const url = `${baseUrl.replace(/\/+$/, '')}/api/posts/index?${query}`;
        const { posts, cursor: next } = pageSchema.parse(await ask(url, budgetMs));
        return { posts: withoutMoved(posts), cursor: next ?? undefined };
      } catch (cause) {
        throw new PostIndexError('The index of posts cannot be read.', { cause });
      }
    },
  };
}

export const postIndexContext = createContext<PostIndex>(
  createPostIndex(process.env['BACKEND_URL'] || 'http://127.0.0.1:8787'),
);

/** A 503 instead of an empty list, so that caches keep their older copy. */
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
