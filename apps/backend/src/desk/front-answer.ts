import type { PlacedEntry, Placing } from '@daily-nest/content/front-places';
import { liftedOn } from '@daily-nest/content/occasions';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { cardColumns } from '../posts/card-columns.ts';
import { dayIn, endOfDay } from '../readers/day.ts';

const ofBlog = '/blog/';

interface FrontAround {
  db: Db;
  pictures: Pictures;
  domain: string;
  /** The title's time zone: in it a day of the calendar of occasions begins and ends. */
  zone: string;
}

/**
 * What a title's front page is made of now: the part of a placing that is shown, the pieces that the day lifts, both with the cards of
 * posts, and the moment at which either may be another.
 */
export async function frontAnswer(
  { db, pictures, domain, zone }: FrontAround,
  places: Placing,
  now = new Date(),
) {
  const entries = Object.entries(places) as [string, PlacedEntry][];
  const shown = entries.filter(([, entry]) => isShown(entry, now));
  const lifted = liftedOn(dayIn(zone, now));
  const slugs = [...shown.map(([, { href }]) => href), ...lifted].flatMap((href) => slugOf(href) ?? []);
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({ ...cardColumns, topics: posts.topics, author: posts.author })
          .from(posts)
          .where(and(eq(posts.domain, domain), inArray(posts.slug, slugs)));
  const pictureFields = await pictures.fieldsOf(rows.map(({ image }) => image));
  const cards = new Map(
    rows.map(({ beginning, image, author, ...row }) => [
      row.slug,
      {
        ...row,
        title: titleOf(row.title, beginning),
        description: descriptionOf(row.description, beginning),
        ...(author !== null && { author }),
        ...(image !== null && { image }),
        ...pictureFields(image),
      },
    ]),
  );
  const moments = entries
    .flatMap(([, { from, until }]) => [from ?? [], until ?? []].flat())
    .filter((moment) => new Date(moment) > now);
  // The next day may lift other pieces.
  moments.push(endOfDay(zone, now).toISOString());
  const withCard = (href: string) => {
    const slug = slugOf(href);
    if (slug === undefined) return { href };
    const card = cards.get(slug);
    // A post that was withdrawn, or that another title has.
    return card && { href, card };
  };
  return {
    places: Object.fromEntries(
      shown.flatMap(([name, { href }]) => {
        const piece = withCard(href);
        return piece ? [[name, piece]] : [];
      }),
    ),
    lifted: lifted.flatMap((href) => withCard(href) ?? []),
    next: moments.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]!,
  };
}

const slugOf = (href: string) => (href.startsWith(ofBlog) ? href.slice(ofBlog.length) : undefined);

function isShown({ from, until }: PlacedEntry, now: Date): boolean {
  return (from === undefined || new Date(from) <= now) && (until === undefined || now < new Date(until));
}
