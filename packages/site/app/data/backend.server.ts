import { createContext } from 'react-router';
import type { BlogSource } from '@daily-nest/api-client/adapters';
import type * as z from 'zod';
import { type Ask, createAsk } from './ask.server.ts';
import {
  type CorrectedPost,
  correctedSchema,
  type FiledPost,
  type FiledUnder,
  filedPostsSchema,
  type PostHit,
  type Related,
  relatedSchema,
  searchSchema,
  type Wall,
  wallSchema,
} from './backend-answers.server.ts';
import { sourceOfEnvironment } from './blog-source.server.ts';
import { Breaker } from './breaker.server.ts';
import { withoutMergedPosts } from './moved-posts.server.ts';
import { postsOf } from './source-posts.server.ts';

/** The timeout of a call. The backend takes at most 1.5 s for a reader's request. */
const budgetMs = 2_500;

/** The post has usually arrived by then; related posts are not worth a longer wait. */
const relatedBudgetMs = 1_000;

/** The backend's calls besides the blog. Each returns undefined if the backend fails. */
export interface Backend {
  /** Returns the headlines of a topic. */
  wall(topic: string, domain: string): Promise<Wall | undefined>;
  /** Returns the posts that match a query, best first. */
  searchPosts(query: string, domain: string, limit: number): Promise<PostHit[] | undefined>;
  /** Returns the posts of an author, of an age or of a series; none for a foreign blog. */
  filedPosts(under: FiledUnder, domain: string): Promise<FiledPost[] | undefined>;
  /**
   * Returns the data related to a post; undefined for a post of a foreign blog, which the backend does not
   * have.
   */
  related(slug: string): Promise<Related | undefined>;
  /** Returns the posts in which a fact was wrong; none of a foreign blog. */
  correctedPosts(domain: string): Promise<CorrectedPost[] | undefined>;
}

/**
 * Creates the backend's client. `blogUrl` is the origin of the posts: the backend has only its own. Posts that
 * another system keeps are searched and listed there.
 */
export function createBackend(
  baseUrl: string,
  blogUrl = baseUrl,
  ask: Ask = createAsk(new Breaker()),
  source?: BlogSource,
): Backend {
  /** Returns an answer that matches the schema, or undefined; pages work without it. */
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
  const posts = source && postsOf(source);
  return {
    wall: (topic, domain) => read(`feeds/${encodeURIComponent(topic)}`, { domain }, wallSchema),
    searchPosts: async (query, domain, limit) => {
      if (posts) return posts.search(query.slice(0, 200), limit);
      const parameters = { q: query.slice(0, 200), domain, limit: String(limit) };
      const found = await read('search', parameters, searchSchema);
      return found && withoutMergedPosts(found.results);
    },
    filedPosts: async (under, domain) => {
      if (posts) return posts.filed(under);
      if (isForeign) return [];
      const filed = await read('posts/filed', { domain, ...under }, filedPostsSchema);
      return filed && withoutMergedPosts(filed.posts);
    },
    correctedPosts: async (domain) => {
      if (isForeign) return [];
      return (await read('posts/corrections', { domain }, correctedSchema))?.posts;
    },
    related: async (slug) =>
      isForeign ? undefined : read('posts/beside', { slug }, relatedSchema, relatedBudgetMs),
  };
}

/** The default is for the development server. */
export const backendContext = createContext<Backend>(
  createBackend(
    process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787',
    process.env['BLOG_URL'],
    undefined,
    sourceOfEnvironment(),
  ),
);
