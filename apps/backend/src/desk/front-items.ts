import type { FrontItem } from '@daily-nest/content/desk';
import { and, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import { readTitlePieces } from '../title-pieces.ts';

const most = 12;

interface Around {
  db: Db;
  domain: string;
  /** The folder of the title's own pieces (`PIECES_DIR`). */
  piecesDir: string | undefined;
}

/** The newest posts of a domain and the pieces of the magazine whose titles have these words. */
export async function findItems({ db, domain, piecesDir }: Around, words: string): Promise<FrontItem[]> {
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .select({ slug: posts.slug, title: posts.title, date: posts.date })
    .from(posts)
    .where(and(eq(posts.domain, domain), ilike(posts.title, pattern)))
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(most);
  const pieces = await readTitlePieces(piecesDir);
  const found = pieces.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  return [
    ...rows.map(({ slug, ...row }) => ({ href: `/blog/${slug}`, ...row })),
    ...found.slice(0, most).map(itemOf),
  ];
}

/** The titles of placed pieces; one that is gone is left out. */
export async function titlesOf(
  { db, domain, piecesDir }: Around,
  hrefs: readonly string[],
): Promise<FrontItem[]> {
  const slugs = hrefs.flatMap((href) => (href.startsWith('/blog/') ? href.slice('/blog/'.length) : []));
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({ slug: posts.slug, title: posts.title, date: posts.date })
          .from(posts)
          .where(and(eq(posts.domain, domain), inArray(posts.slug, slugs)));
  const wanted = new Set(hrefs);
  const known = (await readTitlePieces(piecesDir)).filter(({ href }) => wanted.has(href)).map(itemOf);
  return [...rows.map(({ slug, ...row }) => ({ href: `/blog/${slug}`, ...row })), ...known];
}

const itemOf = ({ href, title, date }: FrontItem): FrontItem => ({ href, title, date });
