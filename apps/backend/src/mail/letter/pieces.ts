import { pictureOf } from '@daily-nest/content/photos';
import type { Photo } from '@daily-nest/content/types';
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { posts } from '../../db/schema.ts';
import type { MailSettings } from '../../mail-settings.ts';
import { readTitlePieces, type TitlePiece } from '../../title-pieces.ts';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import { wordsOf } from './words/words.ts';

/** A piece in a letter. */
export interface Piece {
  /** Its section: an article's category, or `Blog`. */
  kind: string;
  title: string;
  description: string;
  /** The address on the site. */
  path: string;
  /** `2026-11-22` */
  date: string;
  picture?: Pick<Photo, 'src' | 'width' | 'height'> & { alt: string };
}

/** One lead and seven more. */
const most = 8;
const blog = '/blog/';

interface Wanted {
  db: Db;
  domain: string;
  settings: Pick<MailSettings, 'language'>;
  /** The folder of the title's own pieces. */
  piecesDir: string | undefined;
  /** Dated after this day and up to the other, `YYYY-MM-DD`. */
  after: string;
  upTo: string;
  /** The paths of pieces to leave out. */
  but: ReadonlySet<string>;
}

/**
 * Returns the newest articles, health pieces and posts of a domain. A title in another language than English that names no pieces of its
 * own has posts alone.
 */
export async function newestPieces({
  db,
  domain,
  settings,
  piecesDir,
  after,
  upTo,
  but,
}: Wanted): Promise<Piece[]> {
  const slugs = [...but].filter((path) => path.startsWith(blog)).map((path) => path.slice(blog.length));
  const rows = await db
    .select({
      slug: posts.slug,
      title: posts.title,
      description: posts.description,
      body: posts.body,
      date: posts.date,
      image: posts.image,
      imageAlt: posts.imageAlt,
    })
    .from(posts)
    .where(
      and(
        eq(posts.domain, domain),
        gt(posts.date, after),
        lte(posts.date, upTo),
        notInArray(posts.slug, slugs),
      ),
    )
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(most);
  // The network's are in English.
  const hasPieces = piecesDir !== undefined || settings.language === 'en';
  const pieces = hasPieces ? await readTitlePieces(piecesDir) : [];
  return [
    ...pieces.map(ofTitle),
    ...rows.map(({ slug, title, description, body, date, image, imageAlt }) => ({
      kind: wordsOf(settings).weekly.blog,
      title: titleOf(title, body),
      description: descriptionOf(description, body),
      path: `${blog}${slug}`,
      date,
      ...pictureFor(image, imageAlt),
    })),
  ]
    .filter(({ date, path }) => date > after && date <= upTo && !but.has(path))
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, most);
}

const ofTitle = ({ href, title, excerpt, category, date, image, imageAlt }: TitlePiece): Piece => ({
  kind: category,
  title,
  description: excerpt,
  path: href,
  date,
  ...pictureFor(image, imageAlt),
});

/** Returns a picture on our own site. Another server would learn who opens the letter. */
function pictureFor(
  image: string | null | undefined,
  alt: string | null | undefined,
): Pick<Piece, 'picture'> {
  const found = image?.startsWith('/pictures/') ? pictureOf(image) : undefined;
  if (found === undefined || typeof found === 'string') return {};
  const { src, width, height } = found;
  return { picture: { src, width, height, alt: found.alt ?? alt ?? '' } };
}
