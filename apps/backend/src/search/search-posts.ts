import { type Meaning, meaningsOf } from '@daily-nest/content/meanings';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import { and, asc, desc, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { postWords, posts } from '../db/schema.ts';
import { cardColumns } from '../posts/card-columns.ts';
import { splitKeywords } from '../posts/post.ts';
import { likelyMeant } from './nearest-words.ts';

export interface FoundPost {
  slug: string;
  title: string;
  description: string;
  date: string;
  image: string | null;
  keywords: string[];
  /** The questions that it answers: its long-tail keywords. */
  questions: string[];
  /** The share of the query's words that it contains. */
  found: number;
}

const mostWords = 8;
// Ranking reads every candidate's text vector, so a word that half of all posts contain must not rank them
// all.
const mostCandidates = 300;
// How many words may replace a prefix. Postgres looks up a prefix in the posts of all domains, a word in
// those of one.
const mostCompletions = 200;

/**
 * Full-text search over a domain's posts: those with all the words first, then those with some of them.
 * Compares word stems and includes synonyms. The last word also matches as a prefix, because the reader may
 * still be typing. A word that no post contains is replaced by the nearest one in posts.
 */
export async function searchPosts(
  db: Db,
  domain: string,
  query: string,
  limit: number,
): Promise<FoundPost[]> {
  const meanings = meaningsOf(query)
    .filter(({ words }) => words.every((word) => word.length <= 40))
    .slice(0, mostWords);
  if (meanings.length === 0) return [];
  const terms = await termsOf(db, meanings);
  if (terms.length === 0) return [];
  const withAll = await find(db, domain, terms, ' & ', limit);
  if (withAll.length === limit || terms.length === 1) return withAll;
  const slugs = new Set(withAll.map(({ slug }) => slug));
  const withSome = await find(db, domain, terms, ' | ', limit);
  return [...withAll, ...withSome.filter(({ slug }) => !slugs.has(slug))].slice(0, limit);
}

/** Returns a part of a tsquery for each word. */
async function termsOf(db: Db, meanings: readonly Meaning[]): Promise<string[]> {
  const phrases = meanings.flatMap(({ words, others }, place) =>
    [words.join(' '), ...others].map((phrase) => sql`(${phrase}::text, ${place}::int)`),
  );
  const rows = await db
    .select({ place: sql<number>`place`, query: sql<string>`phraseto_tsquery('english', phrase)::text` })
    .from(sql`(values ${sql.join(phrases, sql`, `)}) as said(phrase, place)`);
  const terms = meanings.map(async ({ words, others }, place) => {
    const queries = rows.filter((row) => row.place === place && row.query !== '').map(({ query }) => query);
    const [typed] = queries;
    if (typed === undefined) return undefined;
    if (words.length > 1 || others.length > 0) return `(${queries.join(' | ')})`;
    return termOf(db, typed.slice(1, -1).replaceAll("''", "'"), place === meanings.length - 1);
  });
  return [...new Set((await Promise.all(terms)).filter((term) => term !== undefined))];
}

/** Returns the part of a tsquery for a stem. */
async function termOf(db: Db, stem: string, unfinished: boolean): Promise<string> {
  // The known words include no numbers and similar terms.
  if (/[\d\p{P}]/u.test(stem)) return quote(stem);

  const longer = await db
    .select({ word: postWords.word })
    .from(postWords)
    .where(beginsWith(stem))
    .orderBy(sql`length(${postWords.word})`, asc(postWords.word))
    .limit(mostCompletions);
  if (longer[0]?.word === stem && !unfinished) return quote(stem);
  if (longer.length > 0) return anyOf([{ word: stem }, ...longer]);

  // "vaccina" is a prefix of a word whose stem, "vaccin", is shorter.
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

async function find(
  db: Db,
  domain: string,
  terms: readonly string[],
  how: ' & ' | ' | ',
  limit: number,
): Promise<FoundPost[]> {
  const query = sql`${terms.join(how)}::tsquery`;
  const has = terms.map((term) => sql`(search @@ ${term}::tsquery)::int`);
  const found = sql`(${sql.join(has, sql` + `)})::float8 / ${terms.length}::int`;
  // Materialized, so that Postgres plans for all matches and uses the index, although it reads only up to the
  // limit. Planned with the limit, a common word would lead to a scan of the table.
  const candidates = sql`(
    with matches as materialized (
      select ${posts.id}, ${posts.search} from ${posts}
      where ${posts.search} @@ ${query} and ${posts.domain} = ${domain}
    )
    select id, ts_rank(search, ${query}) as rank, ${found} as found from matches limit ${mostCandidates}
  ) as candidates`;
  const rows = await db
    .select({
      ...cardColumns,
      shortKeywords: posts.shortKeywords,
      longKeywords: posts.longKeywords,
      found: sql<number>`candidates.found`,
    })
    .from(candidates)
    .innerJoin(posts, sql`${posts.id} = candidates.id`)
    .orderBy(sql`candidates.found desc`, sql`candidates.rank desc`, desc(posts.date), desc(posts.id))
    .limit(limit);
  return rows.map(({ beginning, shortKeywords, longKeywords, ...row }) => ({
    ...row,
    keywords: splitKeywords(shortKeywords),
    questions: splitKeywords(longKeywords),
    title: titleOf(row.title, beginning),
    description: descriptionOf(row.description, beginning),
  }));
}
