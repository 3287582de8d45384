import type { Article } from '@daily-nest/content/types';
import type { Card } from '../listing/cards.ts';
import { type Foot, footHeight, railEnd } from './heights.ts';
import { pulledPlaces } from './pulled-places.ts';
import { blocksOf, withPulled } from './with-pulled.ts';

/** Six related stories are enough, unless this many pixels of the rail would be empty. */
const fewestRelated = 6;
export const mostRelated = 8;
const blank = 740;

/** Returns a body with its pulled sentences, and as many related stories as fill its rail. */
export function placeRelated({
  html,
  headings,
  pulled = [],
  related,
  foot: under,
}: Pick<Article, 'html' | 'headings' | 'pulled'> & { related: readonly Card[]; foot: Foot }) {
  const blocks = blocksOf(html);
  const foot = footHeight(under);
  const rails = Array.from({ length: mostRelated - fewestRelated + 1 }, (_, more) => {
    const stories = related.slice(0, fewestRelated + more);
    const end = railEnd({ parts: headings, related: stories });
    return { stories, ...pulledPlaces(blocks, pulled, { end, foot }) };
  });
  const { stories, places } =
    rails.find(({ emptiest }) => emptiest <= blank) ??
    rails.toSorted((one, other) => one.emptiest - other.emptiest)[0]!;
  return { html: withPulled(html, blocks, places), related: stories };
}
