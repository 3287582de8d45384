import type { FrontItem } from '@daily-nest/content/desk';
import { articles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { and, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';

const most = 12;

const pieces: FrontItem[] = [
  ...articles.map(({ slug, title, date }) => ({ href: `/articles/${slug}`, title, date })),
  ...wellnessArticles.map(({ slug, title, date }) => ({ href: `/health-wellness/${slug}`, title, date })),
];
const byHref = new Map(pieces.map((piece) => [piece.href, piece]));

/** The newest posts of a domain and the pieces of the magazine whose titles have these words. */
export async function findItems(db: Db, domain: string, words: string): Promise<FrontItem[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select({ slug: posts.slug, title: posts.title, date: posts.date })
    .from(posts)
    .where(and(eq(posts.domain, domain), ilike(posts.title, pattern)))
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(most);
  const found = pieces.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return [...rows.map(({ slug, ...row }) => ({ href: `/blog/${slug}`, ...row })), ...found.slice(0, most)];
}

/** The titles of placed pieces; one that is gone is left out. */
export async function titlesOf(db: Db, domain: string, hrefs: readonly string[]): Promise<FrontItem[]> {
  const slugs = hrefs.flatMap((href) => (href.startsWith('/blog/') ? href.slice('/blog/'.length) : []));
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({ slug: posts.slug, title: posts.title, date: posts.date })
          .from(posts)
          .where(and(eq(posts.domain, domain), inArray(posts.slug, slugs)));
  const known = hrefs.flatMap((href) => byHref.get(href) ?? []);
  return [...rows.map(({ slug, ...row }) => ({ href: `/blog/${slug}`, ...row })), ...known];
}
