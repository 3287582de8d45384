import { eq, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../db/database.ts';
import { posts, takenPosts } from '../db/schema.ts';
import { isTaken, reserve } from '../desk/publish.ts';
import { importEntries } from '../posts/import-entries.ts';
import type { PostRecord } from '../posts/post.ts';
import { recordColumns } from '../posts/queries.ts';
import type { BlogPost } from './read-blog.ts';

/** Few enough that a transaction of a running backend is short. */
const atOnce = 25;

/** What is to be done with a post of the blog: to be stored, to be known as taken over since it is the same here, or nothing. */
type Fate = 'store' | 'know' | 'none' | { left: string };

export interface TakenOver {
  added: number;
  changed: number;
  /** Slugs of posts that are left as they are here, with the reason. */
  left: Map<string, string>;
}

/**
 * Stores what is new or changed in a blog. A post is changed only while it is here as it was taken over. What somebody
 * has changed, withdrawn or removed here stays so, and a post that is gone there stays here. Where nothing has changed,
 * nothing is written. Ends early with the signal.
 */
export async function takeOver(
  db: Db,
  url: string,
  blog: readonly BlogPost[],
  signal: AbortSignal,
): Promise<TakenOver> {
  const done: TakenOver = { added: 0, changed: 0, left: await goneThere(db, blog) };
  for (let start = 0; start < blog.length && !signal.aborted; start += atOnce) {
    const records: PostRecord[] = [];
    for (const { slug, read } of blog.slice(start, start + atOnce)) {
      if ('post' in read) records.push(read.post);
      else
        done.left.set(
          slug,
          'leftOut' in read ? read.leftOut : read.findings.map(({ reason }) => reason).join(', '),
        );
    }
    const wanted = chosen(records, await fatesOf(db, records), done);
    if (wanted.length > 0) await db.transaction((tx) => store(tx, url, wanted, done));
  }
  return done;
}

/** Decides once more, after whoever was about to change one of these posts is done. */
async function store(tx: Db, url: string, wanted: PostRecord[], done: TakenOver): Promise<void> {
  const slugs = wanted.map(({ slug }) => slug).toSorted();
  for (const slug of slugs) await reserve(tx, slug);
  await tx
    .select({ slug: posts.slug })
    .from(posts)
    .where(inArray(posts.slug, slugs))
    .orderBy(posts.slug)
    .for('update');
  const fates = await fatesOf(tx, wanted);
  const records = chosen(wanted, fates, done);
  const entries = records
    .filter(({ slug }) => fates.get(slug) === 'store')
    .map((post) => ({ file: url, piece: post.slug, read: () => Promise.resolve({ post, warnings: [] }) }));
  const { added, changed } = await importEntries(tx, entries);
  done.added += added;
  done.changed += changed;
  const stored = inArray(
    posts.slug,
    records.map(({ slug }) => slug),
  );
  await tx
    .insert(takenPosts)
    .select(tx.select({ slug: posts.slug, changedAt: posts.changedAt }).from(posts).where(stored))
    .onConflictDoUpdate({ target: takenPosts.slug, set: { changedAt: sql`excluded.changed_at` } });
}

/** The posts that something is to be done with. Notes the reasons for the others. */
function chosen(records: PostRecord[], fates: Map<string, Fate>, { left }: TakenOver): PostRecord[] {
  return records.filter(({ slug }) => {
    const fate = fates.get(slug) ?? 'none';
    if (typeof fate === 'object') left.set(slug, fate.left);
    return fate === 'store' || fate === 'know';
  });
}

async function fatesOf(db: Db, records: PostRecord[]): Promise<Map<string, Fate>> {
  const slugs = records.map(({ slug }) => slug);
  const rows = await db
    .select({
      record: recordColumns,
      // Null for a post that was never taken over.
      isAsTaken: sql<boolean | null>`${takenPosts.changedAt} = ${posts.changedAt}`,
    })
    .from(posts)
    .leftJoin(takenPosts, eq(takenPosts.slug, posts.slug))
    .where(inArray(posts.slug, slugs));
  const here = new Map(rows.map((row) => [row.record.slug, row]));
  const taken = await db
    .select({ slug: takenPosts.slug })
    .from(takenPosts)
    .where(inArray(takenPosts.slug, slugs));
  const known = new Set(taken.map(({ slug }) => slug));
  const fates = new Map<string, Fate>();
  for (const post of records) {
    const row = here.get(post.slug);
    if (row) fates.set(post.slug, fateOf(post, row));
    else if (known.has(post.slug)) fates.set(post.slug, { left: 'it was withdrawn or removed here' });
    else if (await isTaken(db, post.slug))
      fates.set(post.slug, { left: 'its address is that of a piece of the desk' });
    else fates.set(post.slug, 'store');
  }
  return fates;
}

function fateOf(
  post: PostRecord,
  { record, isAsTaken }: { record: PostRecord; isAsTaken: boolean | null },
): Fate {
  if (record.domain !== post.domain) return { left: `its address is that of a post of ${record.domain}` };
  if (isDeepStrictEqual(record, post)) return isAsTaken ? 'none' : 'know';
  if (isAsTaken) return 'store';
  return {
    left: isAsTaken === null ? 'another post was here before at its address' : 'it was changed here',
  };
}

/** Posts that were taken over and are still here, but no longer in the blog. */
async function goneThere(db: Db, blog: readonly BlogPost[]): Promise<Map<string, string>> {
  const listed = new Set(blog.map(({ slug }) => slug));
  const rows = await db
    .select({ slug: posts.slug })
    .from(takenPosts)
    .innerJoin(posts, eq(posts.slug, takenPosts.slug));
  const gone = rows.filter(({ slug }) => !listed.has(slug));
  return new Map(gone.map(({ slug }) => [slug, 'it is gone from the blog']));
}
