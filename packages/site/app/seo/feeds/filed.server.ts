import { ageBySlug } from '@daily-nest/content/ages';
import { personById } from '@daily-nest/content/people';
import { partsOfSeries, type Piece, pieces, piecesOfPerson, shownSeries } from '@daily-nest/content/pieces';
import { names } from '../../brand.ts';
import type { FiledPost, FiledUnder } from '../../data/backend-answers.server.ts';
import { PostIndexError } from '../../data/post-index.server.ts';
import type { Feed } from './feed.ts';
import { length, pieceItem, postItem } from './sources.server.ts';

/** The subject of such a feed. */
interface Source {
  title: string;
  description: string;
  pieces: Piece[];
  under: FiledUnder;
}

/** The pages with a feed of their own, by the first part of their address. */
const sources: Record<string, (slug: string) => Source | undefined> = {
  people(slug) {
    const person = personById(slug);
    if (!person) return undefined;
    const { name, bio } = person;
    return { title: name, description: bio, pieces: piecesOfPerson(name), under: { author: name } };
  },
  ages(slug) {
    const age = ageBySlug(slug);
    if (!age) return undefined;
    const own = pieces.filter((piece) => piece.ages.includes(age.slug));
    return { title: age.title, description: age.blurb, pieces: own, under: { age: slug } };
  },
  series(slug) {
    const series = shownSeries.find((one) => one.slug === slug);
    if (!series) return undefined;
    const { title, blurb } = series;
    return { title, description: blurb, pieces: partsOfSeries(series.slug), under: { series: slug } };
  },
};

/**
 * Returns the feed of a person, of an age or of a series: its newest pieces and posts. Undefined without such
 * a page.
 *
 * @throws {PostIndexError} if the posts cannot be read: a feed without them would remove them from feed
 * readers.
 */
export async function filedFeedOf(
  kind: string,
  slug: string,
  postsOf: (under: FiledUnder) => Promise<FiledPost[] | undefined>,
): Promise<Feed | undefined> {
  const source = Object.hasOwn(sources, kind) ? sources[kind]!(slug) : undefined;
  if (!source) return undefined;
  const posts = await postsOf(source.under);
  if (!posts) throw new PostIndexError('The posts of a feed cannot be read.');
  const items = [...source.pieces.map(pieceItem), ...posts.map(postItem)].toSorted((one, other) =>
    (other.date ?? '').localeCompare(one.date ?? ''),
  );
  return {
    name: `${kind}/${slug}`,
    title: `${names.name}: ${source.title}`,
    description: source.description,
    page: `/${kind}/${slug}`,
    items: items.slice(0, length),
  };
}
