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
 */
export function wallItems(found: Wall['items'], topic: Topic, most?: number): WallItem[] {
  if (found.length === 0) return [];
  const items = found.map(itemOf);
  return withoutDoubles([...items, ...(found.length < fewest ? piecesOf(topic) : [])]).slice(
    0,
    most ?? Math.max(fewest, items.length),
  );
}

/** Returns the headlines of a tile. Only the wide one has room for a picture and a summary. */
export function tileItems(found: Wall['items'], isWide: boolean): WallItem[] {
  return found.map((item, place) => {
    const { title, href, outlet, published, image } = itemOf(item);
    const words = { title, href, outlet, published };
    return isWide && place === 0 ? { ...words, image, standfirst: item.summary } : words;
  });
}

/**
 * Returns a wall with articles of the magazine about its topic after its own headlines, so that a tile is never empty, also of a wall that
 * could not be read.
 */
export function filledUp(wall: Wall | undefined, topic: Topic): Wall {
  const own = piecesOf(topic).map(({ href, published, standfirst, image: _scene, ...item }) => ({
    ...item,
    link: href,
    publishedAt: published,
    summary: standfirst,
  }));
  return { topic: topic.slug, stale: true, ...wall, items: [...(wall?.items ?? []), ...own] };
}

function itemOf({ link, publishedAt, image, ...item }: Wall['items'][number]): WallItem {
  return {
    ...item,
    href: link,
    published: publishedAt,
    ...(image && { image: pictureOf(image) }),
  };
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
