import { createContext } from 'react-router';
import type * as z from 'zod';
import { type Ask, createAsk } from './ask.server.ts';
import {
  type FiledPost,
  filedPostsSchema,
  type PostHit,
  type Related,
  relatedSchema,
  searchSchema,
  type Wall,
  wallSchema,
} from './backend-answers.server.ts';
import { Breaker } from './breaker.server.ts';
import { withoutMoved } from './moved-posts.server.ts';

/** How long a call may take. The backend itself gives a reader's request 1.5 s. */
const budgetMs = 2_500;

/** The post itself is there by then, or it is late: its related posts are not worth a longer wait. */
const relatedBudgetMs = 1_000;

/** What a list of posts is of. */
export type FiledUnder = { author: string } | { age: string } | { series: string };

/** What pages read from the backend besides the blog. Each answer is undefined where the backend cannot say. */
export interface Backend {
  /** The headlines of a topic. */
  wall(topic: string, domain: string): Promise<Wall | undefined>;
  /** The posts that match a reader's words, best first. */
  searchPosts(query: string, domain: string, limit: number): Promise<PostHit[] | undefined>;
  /** The posts of an author, of an age or of a series; none of a foreign blog. */
  filedPosts(under: FiledUnder, domain: string): Promise<FiledPost[] | undefined>;
  /** What is related to a post; the backend knows nothing of the posts of a foreign blog. */
  related(slug: string): Promise<Related | undefined>;
}

/** `blogUrl` is where the posts come from: the backend knows nothing of those of another one. */
export function createBackend(
  baseUrl: string,
  blogUrl = baseUrl,
  ask: Ask = createAsk(new Breaker()),
): Backend {
  /** An answer that fits the schema, or undefined: pages show what they have without it. */
  const read = async <T>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
    budget = budgetMs,
  ): Promise<T | undefined> => {
    try {
      return schema.parse(await ask(`${baseUrl}/api/${path}?${new URLSearchParams(query)}`, budget));
    } catch {
      return undefined;
    }
  };
  const isForeign = blogUrl !== baseUrl;
  return {
    wall: (topic, domain) => read(`feeds/${encodeURIComponent(topic)}`, { domain }, wallSchema),
    searchPosts: async (query, domain, limit) => {
      const parameters = { q: query.slice(0, 200), domain, limit: String(limit) };
      const found = await read('search', parameters, searchSchema);
      return found && withoutMoved(found.results);
    },
    filedPosts: async (under, domain) => {
      if (isForeign) return [];
      const filed = await read('posts/filed', { domain, ...under }, filedPostsSchema);
      return filed && withoutMoved(filed.posts);
    },
    related: async (slug) =>
      isForeign ? undefined : read('posts/beside', { slug }, relatedSchema, relatedBudgetMs),
  };
}

/** The default serves the development server. */
export const backendContext = createContext<Backend>(
  createBackend(process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787', process.env['BLOG_URL']),
);
