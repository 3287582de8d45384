import { createContext } from 'react-router';
import * as z from 'zod';
import { oneLine, readKeptPicture } from '@daily-nest/api-client';
import type { Ask } from './ask.ts';
import { createAsk } from './askBackend.server.ts';
import { besidePost, type BesidePost, nothingBeside } from './besidePost.ts';
import { Breaker } from './breaker.server.ts';
import { type FiledPost, filedSchema, type FiledUnder } from './filedPosts.ts';

/** A wall is waited for this long: the backend itself gives a reader's request 1.5 s. */
const budgetMs = 2_500;

// A feed's odd field must not cost the wall: what does not fit is left out, item by item.
const line = z.string().transform(oneLine);
const link = z.url({ protocol: /^https?$/ });
const picture = z
  .union([z.url({ protocol: /^https?$/ }), z.string().startsWith('/')])
  .optional()
  .catch(undefined);
const itemSchema = z.object({
  title: line.refine((title) => title !== ''),
  link: z.union([link, z.string().startsWith('/')]),
  outlet: line.optional().catch(undefined),
  publishedAt: z.string().nullish().catch(undefined),
  summary: line.nullish().catch(undefined),
  image: picture,
});
const wallSchema = z.object({
  topic: z.string(),
  updatedAt: z.string().nullish().catch(undefined),
  stale: z.boolean().catch(false),
  items: z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const parsed = itemSchema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
});

export type Wall = z.infer<typeof wallSchema>;

const hitSchema = z.object({
  slug: z
    .string()
    .min(1)
    .regex(/^\P{Cs}*$/u),
  title: line,
  description: line.catch(''),
  image: picture,
  picture: z.unknown().transform(readKeptPicture).optional(),
});
const searchSchema = z.object({
  results: z.array(z.unknown()).transform((results) =>
    results.flatMap((result) => {
      const parsed = hitSchema.safeParse(result);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
});

export type PostHit = z.infer<typeof hitSchema>;

/** What pages read from the backend besides the blog. */
export interface Backend {
  /** The headlines of a topic, or undefined where the backend cannot say. */
  wall(topic: string, domain: string): Promise<Wall | undefined>;
  /** The posts that match a reader's words, best first; undefined where the backend cannot say. */
  searchPosts(query: string, domain: string, limit: number): Promise<PostHit[] | undefined>;
  /** The posts of an author, of an age or of a series; undefined where the backend cannot say, none of a foreign blog. */
  filedPosts(under: FiledUnder, domain: string): Promise<FiledPost[] | undefined>;
  /** What stands beside a post; nothing where the backend cannot say, and beside posts of a foreign blog. */
  besidePost(slug: string, signal?: AbortSignal): Promise<BesidePost>;
}

/** `blogUrl` is where the posts come from: the backend knows nothing of those of another one. */
export function createBackend(
  baseUrl: string,
  blogUrl = baseUrl,
  ask: Ask = createAsk(new Breaker()),
): Backend {
  /** An answer that fits the schema, or undefined: pages show what they have without it. */
  const read = async <T>(url: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    try {
      return schema.parse(await ask(url, { budgetMs }));
    } catch {
      return undefined;
    }
  };
  return {
    wall: (topic, domain) =>
      read(
        `${baseUrl}/api/feeds/${encodeURIComponent(topic)}?${new URLSearchParams({ domain })}`,
        wallSchema,
      ),
    async searchPosts(query, domain, limit) {
      const parameters = new URLSearchParams({ q: query.slice(0, 200), domain, limit: String(limit) });
      return (await read(`${baseUrl}/api/search?${parameters}`, searchSchema))?.results;
    },
    async filedPosts(under, domain) {
      if (blogUrl !== baseUrl) return [];
      const parameters = new URLSearchParams({ domain, ...under });
      return (await read(`${baseUrl}/api/posts/filed?${parameters}`, filedSchema))?.posts;
    },
    besidePost: async (slug, signal) =>
      blogUrl === baseUrl ? besidePost(ask, baseUrl, slug, signal) : nothingBeside,
  };
}

/** The default serves the development server. */
export const backendContext = createContext<Backend>(
  createBackend(process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787', process.env['BLOG_URL']),
);
