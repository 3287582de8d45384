import { articles } from '@daily-nest/content/articles';
import { pictureOf } from '@daily-nest/content/photos';
import type { Topic } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import type { WallItem } from '@daily-nest/ui/wall-list';
import { names } from '../../brand.ts';
import type { Wall } from '../../data/backend-answers.server.ts';
import { pagesAbout } from '../../site-search/site-search.server.ts';

/** A lead, three beside it and two pairs below: as many as fill the frame, so that none ends in blank paper. */
const fewest = 8;

/**
 * A topic's headlines as its wall shows them, none twice. A quiet day's wall is filled up with articles of the magazine that are
 * about its topic. Without any headline it stays empty: that is a failure, and said so over `ownStories`.
 *
 * @param most how many a tile shows
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

/** What the magazine has to read while no feed and no post can be read. */
export function ownStories(topic: Topic): WallItem[] {
  return piecesOf(topic).slice(0, fewest);
}

/** Articles of the magazine, those that are most about the topic first. */
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

/** The first of those that say the same: outlets send one story under two addresses. */
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
