import { articles } from '@daily-nest/content/articles';
import { freeThings } from '@daily-nest/content/free-things';
import { pictureOf } from '@daily-nest/content/photos';
import { topicPieces } from '@daily-nest/content/topic-pieces';
import type { Article, Topic, WellnessArticle } from '@daily-nest/content/types';
import { wellnessArticles } from '@daily-nest/content/wellness';
import type { WallItem } from '@daily-nest/ui/wall-list';
import { names } from '../../brand.ts';
import type { Wall } from '../../data/backend-answers.server.ts';

/** A lead, three beside it and two pairs below: enough to fill the frame. */
const fewest = 8;

/**
 * Returns a topic's headlines for its wall, without duplicates: first the editor's choice of a lead, which
 * has a picture, then the newest. A short wall is filled up with the magazine's pieces that belong to the
 * topic. Without any headline it stays empty, and the page reports this failure above `ownStories`.
 */
export function wallItems(found: Wall['items'], topic: Topic): WallItem[] {
  if (found.length === 0) return [];
  const items = found.map(itemOf);
  const own = items.length < fewest ? piecesOf(topic) : [];
  return withoutDoubles(leadFirst([...items, ...own], topic)).slice(0, Math.max(fewest, items.length));
}

/** Whether a topic's wall lists events: nothing else stands there, and no article poses as one. */
export function listsEvents({ frame }: Pick<Topic, 'frame'>): boolean {
  return frame === 'ratio-177.78';
}

/**
 * Returns a wall of events: the outlets' listings, and what is free in any week. One of these leads with its
 * picture, and those with pictures come first where there are no listings.
 */
export function eventItems(found: Wall['items'], now = new Date()): WallItem[] {
  const listings = withoutDoubles(found.filter(({ link }) => !link.startsWith('/')).map(itemOf));
  const month = now.getUTCMonth() + 1;
  const [lead, ...free] = freeThings
    .filter(({ months }) => months === undefined || months.includes(month))
    .toSorted((one, other) => Number(!one.picture) - Number(!other.picture))
    .map(({ title, text, source, picture }) => ({
      title,
      href: source.url,
      outlet: source.title,
      standfirst: text,
      ...(picture && { image: pictureOf(picture) }),
    }));
  return [...(lead ? [lead] : []), ...listings, ...free].slice(0, Math.max(fewest + 1, listings.length + 1));
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
  const own = ownOf(topic).map(({ href, title, date, excerpt, image }) => ({
    title,
    link: href,
    outlet: names.name,
    publishedAt: date,
    summary: excerpt,
    image,
  }));
  return { topic: topic.slug, stale: true, ...wall, items: [...(wall?.items ?? []), ...own] };
}

/** Returns pieces of the magazine to read while no feed and no post can be read. */
export function ownStories(topic: Topic): WallItem[] {
  return piecesOf(topic).slice(0, fewest);
}

function itemOf({ link, publishedAt, image, summary, ...item }: Wall['items'][number]): WallItem {
  return {
    ...item,
    href: link,
    published: publishedAt,
    standfirst: summary,
    ...(image && { image: pictureOf(image) }),
  };
}

/** Puts the topic's own lead first; where it is not published, the first item with a picture. */
function leadFirst(items: WallItem[], { slug }: Topic): WallItem[] {
  const chosen = topicPieces[slug]?.lead;
  const lead = items.find(({ href }) => href === chosen) ?? items.find(({ image }) => image);
  return lead ? [lead, ...items.filter((item) => item !== lead)] : items;
}

function piecesOf(topic: Topic): WallItem[] {
  return ownOf(topic).map(({ href, title, date, excerpt, image }) => ({
    title,
    href,
    outlet: names.name,
    published: date,
    standfirst: excerpt,
    image: pictureOf(image),
  }));
}

/** Returns the magazine's pieces that an editor filed under a topic; on a title without them, its newest. */
function ownOf({ slug }: Topic) {
  const all = new Map<string, Article | WellnessArticle>([
    ...articles.map((article) => [`/articles/${article.slug}`, article] as const),
    ...wellnessArticles.map((article) => [`/health-wellness/${article.slug}`, article] as const),
  ]);
  const filed = topicPieces[slug]?.more.filter((href) => all.has(href)) ?? [];
  return (filed.length > 0 ? filed : [...all.keys()]).map((href) => ({ ...all.get(href)!, href }));
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
