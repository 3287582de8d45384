import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import type { PostRecord } from './post.ts';

const content = [
  'title',
  'description',
  'body',
  'author',
  'date',
  'updated',
  'topics',
  'ages',
  'series',
  'part',
  'pulled',
  'sources',
  'corrections',
  'shortKeywords',
  'longKeywords',
  'image',
  'imageAlt',
  'video',
] as const;

/** What an import does to a post. */
export type Fate = 'added' | 'changed' | 'unchanged';

/** Stores posts of new or known slugs. Returns what happened to those that were added or changed. */
export async function storeBatch(db: Db, batch: PostRecord[]): Promise<Map<string, Fate>> {
  if (batch.length === 0) return new Map();
  const given = (name: (typeof content)[number]) => sql.raw(`excluded."${posts[name].name}"`);
  const differs = content.map((name) => sql`${posts[name]} is distinct from ${given(name)}`);
  const stored = await db
    .insert(posts)
    .values(batch.map(({ domain, slug, ...record }) => ({ domain, slug, ...pick(record) })))
    .onConflictDoUpdate({
      target: posts.slug,
      set: { ...Object.fromEntries(content.map((name) => [name, given(name)])), changedAt: sql`now()` },
      setWhere: sql`${posts.domain} = excluded.domain and (${sql.join(differs, sql` or `)})`,
    })
    // xmax is 0 in a row that this statement inserted.
    .returning({ slug: posts.slug, added: sql<boolean>`xmax = 0` });
  return new Map(stored.map(({ slug, added }) => [slug, added ? 'added' : 'changed']));
}

/** Stores one post, new or changed; answers its `changed_at`. */
export async function storePost(db: Db, { domain, slug, ...record }: PostRecord): Promise<string> {
  const fields = pick(record);
  const [stored] = await db
    .insert(posts)
    .values({ domain, slug, ...fields })
    .onConflictDoUpdate({ target: posts.slug, set: { ...fields, changedAt: sql`now()` } })
    .returning({ changedAt: posts.changedAt });
  return stored!.changedAt;
}

function pick(record: Omit<PostRecord, 'domain' | 'slug'>) {
  return Object.fromEntries(content.map((name) => [name, record[name]])) as typeof record;
}
