import type { Topic } from '@daily-nest/content/types';
import type { Db } from '../db/database.ts';
import { postsOfTopic } from '../posts/queries.ts';
import type { OnBadRow } from '../posts/readable-rows.ts';
import type { FeedItem } from '../db/schema.ts';
import { mostItems, newestFirst } from './parse-feed.ts';
import { readSources, type StoredSource } from './store.ts';

/** A wall is stale if its newest read is older, which means that three refreshes failed. */
const staleAfterMs = 30 * 60_000;

/** The outlet name of our own posts. */
const ownOutlet = 'Our blog';

export interface WallItem extends FeedItem {
  outlet: string;
  /** The address of a post's picture; headlines of outlets have none. */
  image?: string;
}

export interface WallOutlet {
  name: string;
  homepage: string;
  /** When the feed was last read; null for never. */
  updatedAt: string | null;
  /** Whether the last attempt to read it succeeded. */
  ok: boolean;
}

export interface Wall {
  topic: string;
  title: string;
  updatedAt: string | null;
  stale: boolean;
  items: WallItem[];
  outlets: WallOutlet[];
}

/** Returns a topic's wall from stored items, and the sources without a first read. Sends no requests. */
export async function readWall(
  db: Db,
  topic: Topic,
  domain: string,
  onBadRow?: OnBadRow,
): Promise<{ wall: Wall; untried: string[] }> {
  const urls = topic.feeds.map(({ feed }) => feed);
  const [sources, posts] = await Promise.all([
    readSources(db, urls),
    postsOfTopic(db, domain, topic.slug, mostItems, onBadRow),
  ]);
  const byUrl = new Map(sources.map((source) => [source.url, source]));
  const headlines = topic.feeds.flatMap(({ feed, outlet }) =>
    (byUrl.get(feed)?.items ?? []).map((item) => ({ ...item, outlet })),
  );
  const own = posts.map(({ slug, title, description, date, image }) => ({
    title,
    link: `/blog/${slug}`,
    publishedAt: `${date}T00:00:00.000Z`,
    summary: description,
    outlet: ownOutlet,
    ...(image === null ? {} : { image }),
  }));
  const updatedAt = sources
    .flatMap(({ fetchedAt }) => (fetchedAt === null ? [] : [iso(fetchedAt)]))
    .toSorted()
    .at(-1);
  return {
    wall: {
      topic: topic.slug,
      title: topic.heading,
      updatedAt: updatedAt ?? null,
      stale: updatedAt === undefined || Date.now() - Date.parse(updatedAt) > staleAfterMs,
      items: withoutDuplicates(newestFirst([...own, ...headlines])).slice(0, mostItems),
      outlets: topic.feeds.map(({ outlet, homepage, feed }) => outletOf(outlet, homepage, byUrl.get(feed))),
    },
    untried: urls.filter((url) => !byUrl.get(url)?.triedAt),
  };
}

function outletOf(name: string, homepage: string, source: StoredSource | undefined): WallOutlet {
  const fetchedAt = source?.fetchedAt ?? null;
  return {
    name,
    homepage,
    updatedAt: fetchedAt === null ? null : iso(fetchedAt),
    ok: fetchedAt !== null && source?.failures === 0,
  };
}

/** Returns the items without later ones of the same page. */
function withoutDuplicates(items: WallItem[]): WallItem[] {
  const seen = new Set<string>();
  return items.filter(({ link }) => {
    const page = pageOf(link);
    if (seen.has(page)) return false;
    seen.add(page);
    return true;
  });
}

/**
 * Returns a link without parts that do not change the page: protocol, `www.`, trailing slash, fragment,
 * campaign parameters.
 */
export function pageOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  const query = [...url.searchParams]
    .filter(([name]) => !/^(utm_\w+|at_(medium|campaign)|cmp|fbclid|gclid|partner|emc|ref)$/i.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}?${query.join('&')}`;
}

function iso(time: string): string {
  return new Date(time).toISOString();
}
