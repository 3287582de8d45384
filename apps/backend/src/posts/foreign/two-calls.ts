import { quoted } from '@daily-nest/api-client/foreign-text';
import { BlogError, createBlogClient } from '@daily-nest/api-client';
import PQueue from 'p-queue';
import { aYearFrom } from '../days.ts';
import type { Entry, EntryRead } from '../import-entries.ts';
import { ImportError } from '../import-error.ts';
import { postOfAnswer } from './post-of-answer.ts';
import { Slugs } from './slugs.ts';

interface BlogOptions {
  /** Whose posts are asked for; they are stored for the same domain. */
  domain: string;
  token: string;
  /** The latest allowed date of a post, `YYYY-MM-DD`. @default a year from today */
  latest?: string;
  /** Ends every call. */
  signal?: AbortSignal;
}

interface TwoCallsOptions extends BlogOptions {
  /** Slugs of posts that are not wanted. */
  except?: readonly string[];
}

/** How many posts are asked for at once. */
export const atOnce = 4;
const mostPages = 10_000;
/** A longer one is no address of a post. */
const longestSlug = 2000;

/** The posts of a blog by its two calls, such as those of a Supabase project. Its calls reject with a BlogError. */
export function openBlog(
  origin: string,
  { domain, token, latest = aYearFrom(new Date()), signal }: BlogOptions,
) {
  const client = createBlogClient({
    baseUrl: origin,
    token,
    timeBudgetMs: 30_000,
    // The key is for this blog alone.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  const options = signal ? { signal } : {};
  return {
    /** The slugs of all posts, the newest first, and how many posts the blog says it has. Ends soon after `most`. */
    async list(most = Number.POSITIVE_INFINITY): Promise<{ slugs: string[]; total: number }> {
      const slugs = new Set<string>();
      let said = 0;
      for (let page = 1; page <= mostPages; page += 1) {
        const { blogs, total } = await client.listPosts({ domain, page, ...options });
        const before = slugs.size;
        for (const { slug } of blogs) if (slug.length <= longestSlug) slugs.add(slug);
        said = total;
        // A server that ignores the number of the page answers the same posts again.
        if (slugs.size === before || slugs.size >= total || slugs.size > most) break;
      }
      return { slugs: [...slugs], total: said };
    },
    /** A post of the list, to be stored under a slug of ours. */
    async read(typed: string, slug: string): Promise<EntryRead> {
      const post = await client.getPost({ slug: typed, ...options });
      return postOfAnswer(post, { typed, slug }, { defaultDomain: domain, latest });
    },
  };
}

/**
 * Reads all posts of a blog by its two calls, the oldest first. Nothing is asked for later, so that no transaction waits
 * for another server.
 *
 * @throws {ImportError} if the list of posts cannot be had
 */
export async function entriesOfBlog(
  origin: string,
  { except = [], ...options }: TwoCallsOptions,
): Promise<Entry[]> {
  const blog = openBlog(origin, options);
  const list = await blog.list().catch((error: unknown) => {
    if (!(error instanceof BlogError)) throw error;
    throw new ImportError([{ file: origin, reason: `its list cannot be read: ${quoted(error.message)}` }]);
  });
  const slugs = new Slugs();
  const queue = new PQueue({ concurrency: atOnce });
  return Promise.all(
    list.slugs.toReversed().map(async (typed): Promise<Entry> => {
      const slug = slugs.give(typed);
      if (except.includes(slug))
        return { file: origin, piece: slug, read: () => Promise.resolve({ leftOut: 'it was not wanted' }) };
      const read = await queue.add(() =>
        blog.read(typed, slug).catch((error: unknown): EntryRead => {
          if (!(error instanceof BlogError)) throw error;
          return { findings: [{ reason: `it cannot be read: ${quoted(error.message)}` }] };
        }),
      );
      return { file: origin, piece: slug, read: () => Promise.resolve(read) };
    }),
  );
}
