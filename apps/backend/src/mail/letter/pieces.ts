import { articles } from '@daily-nest/content/articles';
import { pictureOf } from '@daily-nest/content/photos';
import type { Photo } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { posts } from '../../db/schema.ts';
import type { MailSettings } from '../../mail-settings.ts';
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
  /** Dated after this day and up to the other, `YYYY-MM-DD`. */
  after: string;
  upTo: string;
  /** The paths of pieces to leave out. */
  but: ReadonlySet<string>;
}

/** Returns the newest articles, wellness pieces and posts of a domain; posts alone in a language other than English. */
export async function newestPieces({ db, domain, settings, after, upTo, but }: Wanted): Promise<Piece[]> {
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
  const magazine = [
    ...articles.map((article) => ofMagazine('/articles', article)),
    ...wellnessArticles.map((article) => ofMagazine('/health-wellness', article)),
  ];
  return [
    // They are the network's, in English.
    ...(settings.language === 'en' ? magazine : []),
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

type MagazinePiece = (typeof articles)[number] | (typeof wellnessArticles)[number];

function ofMagazine(
  list: string,
  { slug, title, excerpt, category, date, image, imageAlt }: MagazinePiece,
): Piece {
  return {
    kind: category,
    title,
    description: excerpt,
    path: `${list}/${slug}`,
    date,
    ...pictureFor(image, imageAlt),
  };
}

/** Returns a picture on our own site. Another server would learn who opens the letter. */
function pictureFor(image: string | null, alt: string | null): Pick<Piece, 'picture'> {
  const found = image?.startsWith('/pictures/') ? pictureOf(image) : undefined;
  if (found === undefined || typeof found === 'string') return {};
  const { src, width, height } = found;
  return { picture: { src, width, height, alt: found.alt ?? alt ?? '' } };
}
