import type { PlacedEntry, Placing } from '@daily-nest/content/front-places';
import { descriptionOf, titleOf } from '@daily-nest/content/post-fallbacks';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { posts } from '../db/schema.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { cardColumns } from '../posts/card-columns.ts';

const ofBlog = '/blog/';

/** The part of a placing that is shown now, with the cards of posts, and the moment at which another part is. */
export async function frontAnswer(
  { db, pictures, domain }: { db: Db; pictures: Pictures; domain: string },
  places: Placing,
  now = new Date(),
) {
  const entries = Object.entries(places) as [string, PlacedEntry][];
  const shown = entries.filter(([, entry]) => isShown(entry, now));
  const slugs = shown.flatMap(([, { href }]) => slugOf(href) ?? []);
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
    .filter((moment) => new Date(moment) > now)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return {
    places: Object.fromEntries(
      shown.flatMap(([name, { href }]) => {
        const slug = slugOf(href);
        if (slug === undefined) return [[name, { href }]];
        const card = cards.get(slug);
        // A post that was withdrawn: the rule fills its place.
        return card ? [[name, { href, card }]] : [];
      }),
    ),
    next: moments[0] ?? null,
  };
}

const slugOf = (href: string) => (href.startsWith(ofBlog) ? href.slice(ofBlog.length) : undefined);

function isShown({ from, until }: PlacedEntry, now: Date): boolean {
  return (from === undefined || new Date(from) <= now) && (until === undefined || now < new Date(until));
}
