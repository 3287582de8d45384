import { articles } from '@daily-nest/content/articles';
import { pictureOf } from '@daily-nest/content/photos';
import type { Topic } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import type { WallItem } from '@daily-nest/ui/wall-list';
import { names } from '../../brand.ts';
import type { Wall } from '../../data/backend-answers.server.ts';
import { pagesAbout } from '../../site-search/site-search.server.ts';

/** A lead, three beside it and two pairs below: enough to fill the frame. */
const fewest = 8;

/**
 * Returns a topic's headlines for its wall, without duplicates. A short wall is filled up with articles of
 * the magazine about its topic. Without any headline it stays empty, and the page reports this failure above
 * `ownStories`.
 *
 * @param most the maximum for a tile
 */
export function wallItems(found: Wall['items'], topic: Topic, most?: number): WallItem[] {
  if (found.length === 0) return [];
  const items = found.map(({ link, publishedAt, image, ...item }) => ({
    ...item,
    href: link,
    published: publishedAt,
    ...(image && { image: pictureOf(image) }),
  }));
  return withoutDoubles([...items, ...(found.length < fewest ? piecesOf(topic) : [])]).slice(
    0,
    most ?? Math.max(fewest, items.length),
  );
}

/** Returns articles of the magazine to read while no feed and no post can be read. */
export function ownStories(topic: Topic): WallItem[] {
  return piecesOf(topic).slice(0, fewest);
}

/** Returns articles of the magazine about a topic, the best match first. */
function piecesOf({ heading, keywords }: Topic): WallItem[] {
  const hits = pagesAbout(`${heading} ${keywords.join(' ')}`);
  const rank = new Map(hits.map(({ href }, place) => [href, place]));
  return [
    ...articles.map((article) => ({ ...article, href: `/articles/${article.slug}` })),
    ...wellnessArticles.map((article) => ({ ...article, href: `/health-wellness/${article.slug}` })),
  ]
    .map(({ href, title, excerpt, date, image }) => ({
      title,
      href,
      outlet: names.name,
      published: date,
      standfirst: excerpt,
      image: pictureOf(image),
    }))
    .toSorted(
      (one, other) => (rank.get(one.href) ?? Number.MAX_VALUE) - (rank.get(other.href) ?? Number.MAX_VALUE),
    );
}

/** Returns items without repeated headlines: outlets publish the same story at two addresses. */
function withoutDoubles(items: WallItem[]): WallItem[] {
  const seen = new Set<string>();
  return items.filter(({ title }) => {
    const words = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}
