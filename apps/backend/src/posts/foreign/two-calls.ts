import { BlogError, createBlogClient, type PostSummary } from '@daily-nest/api-client';
import PQueue from 'p-queue';
import { aYearFrom } from '../days.ts';
import type { Entry, EntryRead } from '../import-entries.ts';
import { ImportError } from '../import-error.ts';
import { quoted } from './losses.ts';
import { postOfAnswer } from './post-of-answer.ts';
import { Slugs } from './slugs.ts';

interface TwoCallsOptions {
  /** Whose posts are asked for; they are stored for the same domain. */
  domain: string;
  token: string;
  /** The latest allowed date of a post, `YYYY-MM-DD`. @default a year from today */
  latest?: string;
  /** Slugs of posts that are not wanted. */
  except?: readonly string[];
}

/** How many posts are asked for at once. */
const atOnce = 4;
const mostPages = 10_000;

/**
 * Reads all posts of a blog by its two calls, such as those of a Supabase project, the oldest first. Nothing is asked
 * for later, so that no transaction waits for another server.
 *
 * @throws {ImportError} if the list of posts cannot be had
 */
export async function entriesOfBlog(
  origin: string,
  { domain, token, latest = aYearFrom(new Date()), except = [] }: TwoCallsOptions,
): Promise<Entry[]> {
  const client = createBlogClient({
    baseUrl: origin,
    token,
    timeBudgetMs: 30_000,
    // The key is for this blog alone.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  const rows: PostSummary[] = [];
  const known = new Set<string>();
  for (let page = 1; page <= mostPages; page += 1) {
    const { blogs, total } = await client.listPosts({ domain, page }).catch((error: unknown) => {
      if (!(error instanceof BlogError)) throw error;
      throw new ImportError([{ file: origin, reason: `its list cannot be read: ${quoted(error.message)}` }]);
    });
    const added = blogs.filter(({ slug }) => !known.has(slug));
    for (const row of added) known.add(row.slug);
    rows.push(...added);
    // A server that ignores the number of the page answers the same posts again.
    if (added.length === 0 || rows.length >= total) break;
  }
  const slugs = new Slugs();
  const queue = new PQueue({ concurrency: atOnce });
  return Promise.all(
    rows.toReversed().map(async ({ slug: typed }): Promise<Entry> => {
      const slug = slugs.give(typed);
      if (except.includes(slug))
        return { file: origin, piece: slug, read: () => Promise.resolve({ leftOut: 'it was not wanted' }) };
      const read = await queue.add(() =>
        client.getPost({ slug: typed }).then(
          (post) => postOfAnswer(post, { typed, slug }, { defaultDomain: domain, latest }),
          (error: unknown): EntryRead => {
            if (!(error instanceof BlogError)) throw error;
            return { findings: [{ reason: `it cannot be read: ${quoted(error.message)}` }] };
          },
        ),
      );
      return { file: origin, piece: slug, read: () => Promise.resolve(read) };
    }),
  );
}
