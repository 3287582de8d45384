import { and, arrayContains, asc, desc, eq } from 'drizzle-orm';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import { cardColumns } from './card-columns.ts';
import { hasReadableDay } from './queries.ts';
import { type OnBadRow, readableRows } from './readable-rows.ts';

/** A way to file posts: by author, age or series. */
export type File = { author: string } | { age: string } | { series: string };

/** A post in such a list. */
export type FiledPost = Pick<
  typeof posts.$inferSelect,
  'slug' | 'title' | 'description' | 'date' | 'author' | 'updated' | 'part' | 'image' | 'changedAt'
>;

/** The maximum length of a list. */
export const mostFiled = 60;

/**
 * Returns a domain's posts of an author or an age, newest first, or of a series, by part. Each has its own
 * index.
 */
export async function filedPosts(
  db: Db,
  domain: string,
  file: File,
  onBadRow?: OnBadRow,
): Promise<FiledPost[]> {
  const newest = [desc(posts.date), desc(posts.id)];
  const rows = await db
    .select({
      ...cardColumns,
      author: posts.author,
      updated: posts.updated,
      part: posts.part,
      changedAt: posts.changedAt,
    })
    .from(posts)
    .where(and(eq(posts.domain, domain), hasReadableDay, isIn(file)))
    .orderBy(...('series' in file ? [asc(posts.part), ...newest] : newest))
    .limit(mostFiled);
  return readableRows(rows, onBadRow).map(({ beginning, ...row }) => ({
    ...row,
    title: titleOf(row.title, beginning),
    description: descriptionOf(row.description, beginning),
  }));
}

function isIn(file: File) {
  if ('author' in file) return eq(posts.author, file.author);
  if ('age' in file) return arrayContains(posts.ages, [file.age]);
  return eq(posts.series, file.series);
}
