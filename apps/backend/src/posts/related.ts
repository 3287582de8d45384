import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import { cardColumns } from './card-columns.ts';
import { firstDay, lastDay } from './days.ts';
import { type OnBadRow, readableRows } from './readable-rows.ts';

/** A post that is related to another. */
export type RelatedPost = Pick<
  typeof posts.$inferSelect,
  'slug' | 'title' | 'description' | 'date' | 'topics' | 'image'
>;

const mostRelated = 6;
// Only this many of the newest posts are compared, so that the cost does not grow with their number.
const mostCandidates = 400;

/**
 * Returns the posts of the same domain that share most topics with a post. Among equals, those that share the
 * rarest words of titles, descriptions and keywords come first.
 */
export async function relatedPosts(db: Db, slug: string, onBadRow?: OnBadRow): Promise<RelatedPost[]> {
  const nearest = sql`(
    with post as materialized (
      select id, domain, topics, ts_filter(search, '{a,b}') as words from ${posts} where slug = ${slug}
    ),
    candidates as materialized (
      select newest.* from post cross join lateral (
        select id, topics, date, ts_filter(search, '{a,b}') as words
        from ${posts}
        where domain = post.domain and date between ${firstDay}::date and ${lastDay}::date and id <> post.id
        order by date desc, id desc
        limit ${mostCandidates}
      ) as newest
    ),
    shared as materialized (
      select candidates.id, word
      from candidates cross join unnest(tsvector_to_array(candidates.words)) as word
      where word in (select unnest(tsvector_to_array(words)) from post)
    ),
    rarity as (
      select word, ln(1 + (select count(*) from candidates)::float / count(*)) as weight from shared group by word
    ),
    likeness as (
      select id, sum(weight) as words from shared join rarity using (word) group by id
    )
    select candidates.id, candidates.date, coalesce(likeness.words, 0) as words,
      (select count(*) from unnest(candidates.topics) as topic where topic = any(post.topics)) as topics
    from candidates cross join post left join likeness on likeness.id = candidates.id
    order by topics desc, words desc, candidates.date desc, candidates.id desc
    limit ${mostRelated}
  ) as nearest`;
  const rows = await db
    .select({ ...cardColumns, topics: posts.topics })
    .from(nearest)
    .innerJoin(posts, sql`${posts.id} = nearest.id`)
    .orderBy(sql`nearest.topics desc`, sql`nearest.words desc`, desc(posts.date), desc(posts.id));
  return readableRows(rows, onBadRow).map(({ beginning, ...row }) => ({
    ...row,
    title: titleOf(row.title, beginning),
    description: descriptionOf(row.description, beginning),
  }));
}
