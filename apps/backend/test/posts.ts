import type { Db } from '../src/db/database.ts';
import { posts } from '../src/db/schema.ts';
import type { PostRecord } from '../src/posts/post.ts';

/** Returns a post with defaults for all other fields. */
export function aPost(fields: Partial<PostRecord> = {}): PostRecord {
  return {
    domain: 'thedailynest.example',
    slug: 'first-day',
    title: 'The first day of school',
    description: 'How it goes, and what helps.',
    body: '# The evening before\n\nLay the clothes out.',
    author: null,
    date: '2026-05-01',
    updated: null,
    topics: [],
    ages: [],
    series: null,
    part: null,
    pulled: [],
    sources: [],
    corrections: [],
    shortKeywords: '',
    longKeywords: '',
    image: null,
    imageAlt: null,
    video: null,
    ...fields,
  };
}

export async function storePosts(db: Db, records: PostRecord[]) {
  for (let start = 0; start < records.length; start += 500) {
    await db.insert(posts).values(records.slice(start, start + 500));
  }
}

export async function removeAllPosts(db: Db) {
  await db.delete(posts);
}

/** Returns the date that many days after 2026-01-01. */
export function day(offset: number): string {
  return new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);
}
