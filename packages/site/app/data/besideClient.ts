import { ask } from './ask.ts';
import { besidePost, type BesidePost, nothingBeside } from './besidePost.ts';

/** What this page has been told of the last posts, for going Back. */
const told = new Map<string, BesidePost>();
const mostTold = 50;

/** The browser's question what stands beside a post: to our own origin. */
export async function askBeside(slug: string, signal?: AbortSignal): Promise<BesidePost> {
  const beside = await besidePost(ask, '', slug, signal);
  told.delete(slug);
  told.set(slug, beside);
  for (const oldest of told.keys()) {
    if (told.size <= mostTold) break;
    told.delete(oldest);
  }
  return beside;
}

/** What stood beside a post when its page was last shown. */
export function besideEarlier(slug: string): BesidePost {
  return told.get(slug) ?? nothingBeside;
}
