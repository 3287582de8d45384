import { BlogMissingError, BlogNotFoundError } from '@daily-nest/api-client';
import PQueue from 'p-queue';
import { OutsideError } from '../outside/outside-error.ts';
import { atOnce, openBlog } from '../posts/foreign/two-calls.ts';
import { Slugs } from '../posts/foreign/slugs.ts';
import type { EntryRead } from '../posts/import-entries.ts';

interface ReadOptions {
  domain: string;
  token: string;
  signal: AbortSignal;
}

/** A post of the blog under its slug here, or why it is none. */
export interface BlogPost {
  slug: string;
  read: EntryRead;
}

// A running backend holds all of it in its memory, beside what it answers.
const mostPosts = 10_000;
const mostCharacters = 32 * 1024 * 1024;

/**
 * Reads all of a blog, the oldest post first. Rejects with a BlogError or an OutsideError if any of it cannot be had. A
 * post that has gone since the list was made is none.
 */
export async function readBlog(url: string, { signal, ...options }: ReadOptions): Promise<BlogPost[]> {
  const failed = new AbortController();
  const blog = openBlog(url, { ...options, signal: AbortSignal.any([signal, failed.signal]) });
  const { slugs: listed, total } = await blog.list(mostPosts);
  if (listed.length > mostPosts) throw new OutsideError(`has more than ${mostPosts} posts`);
  if (listed.length < total) throw new OutsideError(`lists ${listed.length} of its ${total} posts`);
  const slugs = new Slugs();
  const queue = new PQueue({ concurrency: atOnce });
  let characters = 0;

  async function readOne(typed: string, slug: string): Promise<EntryRead> {
    const read = await blog.read(typed, slug).catch((error: unknown): EntryRead => {
      if (error instanceof BlogNotFoundError || error instanceof BlogMissingError)
        return { leftOut: 'it is in the list of the blog, but not there' };
      throw error;
    });
    characters += JSON.stringify(read).length;
    if (characters > mostCharacters) throw new OutsideError(`has more than ${mostCharacters} characters`);
    return read;
  }

  try {
    return await Promise.all(
      listed.toReversed().map(async (typed) => {
        const slug = slugs.give(typed);
        return { slug, read: await queue.add(() => readOne(typed, slug)) };
      }),
    );
  } catch (error) {
    failed.abort();
    throw error;
  }
}
