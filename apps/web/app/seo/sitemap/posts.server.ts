import type { SitemapItemLoose } from 'sitemap';
import type { IndexedPost, PostIndex } from '../../data/postIndex.server.ts';

/** A sitemap of posts is this many answers of the backend long: 10,000 posts of 500 an answer. */
const answersPerSheet = 20;

/** One sitemap of posts: where it begins, and when one of them was last changed. */
export interface PostSheet {
  cursor: string | undefined;
  changed: string | undefined;
}

// The backend is asked by cursor, so that the beginnings are remembered: the tenth sitemap need not read the first nine.
const remembered = new WeakMap<PostIndex, Map<string, PostSheet[]>>();

/** All sitemaps that the posts of a domain fill. Reads the whole index. */
export async function postSheets(index: PostIndex, domain: string): Promise<PostSheet[]> {
  const sheets: PostSheet[] = [];
  let cursor: string | undefined;
  do {
    const sheet = await readSheet(index, domain, cursor);
    if (sheet.posts.length > 0) sheets.push({ cursor, changed: newestChange(sheet.posts) });
    cursor = sheet.next;
  } while (cursor !== undefined);
  const known = remembered.get(index) ?? new Map<string, PostSheet[]>();
  remembered.set(index, known.set(domain, sheets));
  return sheets;
}

/** The posts of the n-th sitemap, counted from 1; undefined when there are not that many. */
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
  const { posts } = await readSheet(index, domain, cursor);
  return posts.map((post) => {
    const changed = changeOf(post);
    return { url: postPath(post), ...(changed && { lastmod: changed }) };
  });
}

/** Posts that are at most two days old. */
export async function recentPosts(index: PostIndex, domain: string, since: string): Promise<IndexedPost[]> {
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

async function readSheet(index: PostIndex, domain: string, from: string | undefined) {
  const posts: IndexedPost[] = [];
  let next = from;
  for (let answer = 0; answer < answersPerSheet; answer += 1) {
    const page = await index.page(domain, next);
    posts.push(...page.posts);
    next = page.cursor;
    if (next === undefined) break;
  }
  return { posts, next };
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
