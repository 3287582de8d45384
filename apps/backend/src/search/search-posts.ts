import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import { and, asc, desc, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { postWords, posts } from '../db/schema.ts';
import { cardColumns } from '../posts/card-columns.ts';
import { likelyMeant } from './nearest-words.ts';

export interface FoundPost {
  slug: string;
  title: string;
  description: string;
  date: string;
  image: string | null;
}

const mostWords = 8;
// Ranking reads every candidate's text vector, so a word that half of all posts contain must not rank them all.
const mostCandidates = 300;
// How many words may replace a prefix. A prefix would be looked up in the posts of all domains, a word in those of one.
const mostCompletions = 200;

/**
 * Full-text search over a domain's posts, best first. Words are compared by their stems; the last one also as a
 * beginning, since it may still be typed; one that no post contains is replaced by the nearest that some post does.
 * Posts with all the words come before posts with only some of them.
 */
export async function searchPosts(
  db: Db,
  domain: string,
  query: string,
  limit: number,
): Promise<FoundPost[]> {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= 40)
    .slice(0, mostWords);
  if (words.length === 0) return [];
  const stems = await stemsOf(db, words);
  const terms = await Promise.all(stems.map((stem, index) => termOf(db, stem, index === stems.length - 1)));
  if (terms.length === 0) return [];
  const withAll = await find(db, domain, terms.join(' & '), limit);
  if (withAll.length > 0 || terms.length === 1) return withAll;
  return find(db, domain, terms.join(' | '), limit);
}

/** The stems of the words that carry meaning, in the order they were typed. */
async function stemsOf(db: Db, words: string[]): Promise<string[]> {
  const typed = sql.join(
    words.map((word, index) => sql`(${word}::text, ${index}::int)`),
    sql`, `,
  );
  const rows = await db
    .select({ stem: sql<string>`stem` })
    .from(
      sql`(values ${typed}) as typed(word, place), unnest(tsvector_to_array(to_tsvector('english', word))) as stem`,
    )
    .orderBy(sql`place`);
  return [...new Set(rows.map(({ stem }) => stem))];
}

/** The part of a tsquery for a stem. */
async function termOf(db: Db, stem: string, unfinished: boolean): Promise<string> {
  // Numbers and the like are not among the known words.
  if (/[\d\p{P}]/u.test(stem)) return quote(stem);

  const longer = await db
    .select({ word: postWords.word })
    .from(postWords)
    .where(beginsWith(stem))
    .orderBy(sql`length(${postWords.word})`, asc(postWords.word))
    .limit(mostCompletions);
  if (longer[0]?.word === stem && !unfinished) return quote(stem);
  if (longer.length > 0) return anyOf([{ word: stem }, ...longer]);

  // "vaccina" is the beginning of a word whose stem, "vaccin", is shorter.
  const beginnings = Array.from({ length: Math.max(0, stem.length - 4) }, (_, cut) => stem.slice(0, cut + 4));
  const near = await db
    .select({ word: postWords.word })
    .from(postWords)
    .orderBy(sql`${postWords.word} <-> ${stem}`)
    .limit(20);
  const meant = likelyMeant(
    stem,
    near.map(({ word }) => word),
  );
  const contained =
    unfinished && beginnings.length > 0
      ? await db.select({ word: postWords.word }).from(postWords).where(inArray(postWords.word, beginnings))
      : [];
  return anyOf([...meant.map((word) => ({ word })), ...contained, { word: stem }]);
}

function anyOf(words: { word: string }[]): string {
  return `(${[...new Set(words.map(({ word }) => quote(word)))].join(' | ')})`;
}

const beginsWith = (word: string) => and(gte(postWords.word, word), lt(postWords.word, `${word}\u{10FFFF}`));

function quote(stem: string): string {
  return `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

async function find(db: Db, domain: string, terms: string, limit: number): Promise<FoundPost[]> {
  const query = sql`${terms}::tsquery`;
  // Materialized: planned as if all matches were wanted, which leads to the index, but read only up to the limit.
  // Planned with the limit, a common word would seem to be found soonest by reading the table from its beginning.
  const candidates = sql`(
    with matches as materialized (
      select ${posts.id}, ${posts.search} from ${posts}
      where ${posts.search} @@ ${query} and ${posts.domain} = ${domain}
    )
    select id, ts_rank(search, ${query}) as rank from matches limit ${mostCandidates}
  ) as candidates`;
  const rows = await db
    .select(cardColumns)
    .from(candidates)
    .innerJoin(posts, sql`${posts.id} = candidates.id`)
    .orderBy(sql`candidates.rank desc`, desc(posts.date), desc(posts.id))
    .limit(limit);
  return rows.map(({ beginning, ...row }) => ({
    ...row,
    title: titleOf(row.title, beginning),
    description: descriptionOf(row.description, beginning),
  }));
}
