import { hasPart } from '@daily-nest/content/parts';
import type { SitemapItemLoose } from 'sitemap';
import {
  type IndexedPost,
  type PostIndex,
  PostIndexError,
  type PostIndexPage,
} from '../../data/post-index.server.ts';

/** The number of backend answers in a sitemap of posts: 10,000 posts of 500 an answer. */
const answersPerSheet = 20;

/** A limit of two million posts. */
const mostAnswers = 4_000;

/** A sitemap of posts: its first cursor, and the last change of its posts. */
export interface PostSheet {
  cursor: string | undefined;
  changed: string | undefined;
}

// The backend uses cursors, so the first cursor of each sitemap is stored: the tenth sitemap need not read
// the first nine.
const remembered = new WeakMap<PostIndex, Map<string, PostSheet[]>>();

/** Returns all sitemaps of a domain's posts. Reads the whole index. */
export async function postSheets(index: PostIndex, domain: string): Promise<PostSheet[]> {
  const sheets: PostSheet[] = [];
  const pages = pagesOf(index, domain);
  let cursor: string | undefined;
  do {
    const sheet = await readSheet(pages);
    if (sheet.posts.length > 0) sheets.push({ cursor, changed: newestChange(sheet.posts) });
    cursor = sheet.next;
  } while (cursor !== undefined);
  const known = remembered.get(index) ?? new Map<string, PostSheet[]>();
  remembered.set(index, known.set(domain, sheets));
  return sheets;
}

/** Returns the posts of the nth sitemap, from 1; undefined past the last. */
export async function postEntries(
  index: PostIndex,
  domain: string,
  number: number,
): Promise<SitemapItemLoose[] | undefined> {
  let cursor: string | undefined;
  if (number > 1) {
    const known = remembered.get(index)?.get(domain);
    const sheet = (known?.[number - 1] ? known : await postSheets(index, domain))[number - 1];
    if (!sheet) return undefined;
    cursor = sheet.cursor;
  }
  const { posts } = await readSheet(pagesOf(index, domain, cursor));
  return posts.map((post) => {
    const changed = changeOf(post);
    return { url: postPath(post), ...(changed && { lastmod: changed }) };
  });
}

/** Returns the posts of the last two days; none in a title without a blog. */
export async function recentPosts(index: PostIndex, domain: string, since: string): Promise<IndexedPost[]> {
  if (!hasPart('blog')) return [];
  const recent: IndexedPost[] = [];
  let cursor: string | undefined;
  // News sitemaps have at most 1,000 entries: two answers.
  for (let answer = 0; answer < 2; answer += 1) {
    const page = await index.page(domain, cursor);
    const fresh = page.posts.filter(({ date }) => date !== undefined && date >= since);
    recent.push(...fresh);
    if (page.cursor === undefined || fresh.length < page.posts.length) break;
    cursor = page.cursor;
  }
  return recent;
}

export function postPath({ slug }: IndexedPost): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

async function readSheet(pages: AsyncIterator<PostIndexPage>) {
  const posts: IndexedPost[] = [];
  let next: string | undefined;
  for (let answer = 0; answer < answersPerSheet; answer += 1) {
    const { done, value } = await pages.next();
    if (done) break;
    posts.push(...value.posts);
    next = value.cursor;
  }
  return { posts, next };
}

/**
 * Yields the index, answer by answer; nothing in a title without a blog. Throws if a cursor repeats or there is
 * no end.
 */
async function* pagesOf(
  index: PostIndex,
  domain: string,
  from?: string,
): AsyncGenerator<PostIndexPage, void> {
  if (!hasPart('blog')) return;
  const passed = new Set<string>();
  let cursor = from;
  do {
    const page = await index.page(domain, cursor);
    cursor = page.cursor;
    if (cursor !== undefined && (passed.has(cursor) || passed.size >= mostAnswers))
      throw new PostIndexError('The index of posts has no end.');
    if (cursor !== undefined) passed.add(cursor);
    yield page;
  } while (cursor !== undefined);
}

function newestChange(posts: readonly IndexedPost[]): string | undefined {
  return posts
    .map(changeOf)
    .filter((time) => time !== undefined)
    .toSorted()
    .at(-1);
}

function changeOf({ changed, date }: IndexedPost): string | undefined {
  const text = changed ?? date;
  return text === undefined ? undefined : new Date(text).toISOString();
}
