import { articles } from '@daily-nest/content/articles';
import { pictureOf } from '@daily-nest/content/photos';
import type { Photo } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { posts } from '../../db/schema.ts';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';

/** A piece as a letter shows it. */
export interface Piece {
  /** Where it stands in the magazine: an article's category, `Blog`. */
  kind: string;
  title: string;
  description: string;
  /** On the site. */
  path: string;
  /** `2026-11-22` */
  date: string;
  picture?: Pick<Photo, 'src' | 'width' | 'height'> & { alt: string };
}

/** A letter is read over breakfast: one piece that leads, and seven more. */
const most = 8;
const blog = '/blog/';

interface Wanted {
  db: Db;
  domain: string;
  /** Dated later than this day and up to the other, `YYYY-MM-DD`. */
  after: string;
  upTo: string;
  /** Paths of those that are left out. */
  but: ReadonlySet<string>;
}

/** The newest articles, wellness pieces and posts of a domain. */
export async function newestPieces({ db, domain, after, upTo, but }: Wanted): Promise<Piece[]> {
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
  return [
    ...articles.map((article) => ofMagazine('/articles', article)),
    ...wellnessArticles.map((article) => ofMagazine('/health-wellness', article)),
    ...rows.map(({ slug, title, description, body, date, image, imageAlt }) => ({
      kind: 'Blog',
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

/** A picture that the site itself serves. Others stay out of a letter: whoever has them would learn who opens it. */
function pictureFor(image: string | null, alt: string | null): Pick<Piece, 'picture'> {
  const found = image?.startsWith('/pictures/') ? pictureOf(image) : undefined;
  if (found === undefined || typeof found === 'string') return {};
  const { src, width, height } = found;
  return { picture: { src, width, height, alt: found.alt ?? alt ?? '' } };
}
