import { parseFeed as parseAnyFeed } from 'feedsmith';
import type { FeedItem } from '../db/schema.ts';
import { oneLine } from '../posts/clean-text.ts';
import { FeedError } from './feed-error.ts';
import { clip, textOfHtml } from './plain-text.ts';

export const mostItems = 40;
/** The maximum number of items. A feed may begin with the oldest, but real feeds are shorter. */
const mostRead = 500;
/** The maximum length of a text with markup. Feeds carry whole articles, and we show two sentences. */
const longestRaw = 8000;
const longestTitle = 300;
const longestSummary = 280;

interface RawItem {
  title: string | undefined;
  links: (string | undefined)[];
  date: string | undefined;
  summary: string | undefined;
}

/** Returns the items of an RSS, Atom, RDF or JSON feed, newest first. Throws a FeedError for other texts. */
export function parseFeed(text: string, address: string, now = Date.now()): FeedItem[] {
  const items = rawItems(text).flatMap((item) => {
    const link = item.links.map((href) => webAddress(href, address)).find((href) => href !== undefined);
    const summary = clip(item.summary ?? '', longestSummary);
    // Some short items have no title.
    const title = clip(item.title || summary, longestTitle);
    if (link === undefined || title === '') return [];
    return [{ title, link, publishedAt: dateOf(item.date, now), summary: summary === title ? '' : summary }];
  });
  return newestFirst(items).slice(0, mostItems);
}

/** Sorts newest first; items without a date come last, in their own order. */
export function newestFirst<T extends { publishedAt: string | null }>(items: T[]): T[] {
  return items.toSorted((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
}

function rawItems(text: string): RawItem[] {
  let parsed: ReturnType<typeof parseAnyFeed<string>>;
  try {
    parsed = parseAnyFeed(text, { maxItems: mostRead });
  } catch (cause) {
    throw new FeedError('is not a feed', { cause });
  }
  if (parsed.format === 'rss')
    return (parsed.feed.items ?? []).map((item) => ({
      title: html(item.title),
      links: [
        item.link,
        item.atom?.links?.[0]?.href,
        item.guid?.isPermaLink === false ? undefined : item.guid?.value,
      ],
      date: item.pubDate ?? item.dc?.dates?.[0] ?? item.atom?.published ?? item.atom?.updated,
      summary: html(item.description) || html(item.content?.encoded),
    }));
  if (parsed.format === 'atom')
    return (parsed.feed.entries ?? []).map((entry) => ({
      title: atomText(entry.title),
      links: atomLinks(entry.links),
      date: entry.published ?? entry.updated,
      summary: atomText(entry.summary) || atomText(entry.content),
    }));
  if (parsed.format === 'rdf')
    return (parsed.feed.items ?? []).map((item) => ({
      title: html(item.title),
      links: [item.link, item.rdf?.about],
      date: item.dc?.dates?.[0],
      summary: html(item.description) || html(item.content?.encoded),
    }));
  return (parsed.feed.items ?? []).map((item) => ({
    title: plain(item.title),
    links: [item.url, item.external_url, item.id],
    date: item.date_published ?? item.date_modified,
    summary: plain(item.summary ?? item.content_text) || html(item.content_html),
  }));
}

function html(text: string | undefined): string | undefined {
  return text === undefined ? undefined : textOfHtml(text.slice(0, longestRaw));
}

function plain(text: string | undefined): string | undefined {
  return text === undefined ? undefined : oneLine(text.slice(0, longestRaw));
}

/** In Atom, a type says whether a text is HTML; without one it is not. */
function atomText(text: { value?: string; type?: string } | undefined): string | undefined {
  if (text?.value === undefined) return undefined;
  const isPlain = text.type === undefined || text.type === 'text' || text.type === 'text/plain';
  return isPlain ? plain(text.value) : html(text.value);
}

function atomLinks(links: { href?: string; rel?: string }[] | undefined): (string | undefined)[] {
  const alternate = (links ?? []).filter(({ rel }) => rel === undefined || rel === 'alternate');
  return [...alternate, ...(links ?? []).filter(({ rel }) => rel === 'related')].map(({ href }) => href);
}

/** Returns an absolute http(s) address without credentials, or undefined. */
function webAddress(href: string | undefined, base: string): string | undefined {
  if (href === undefined || href.length > longestRaw) return undefined;
  const text = href.trim();
  if (!text || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
  return url.href.length <= 2000 ? url.href : undefined;
}

/** Time zones that Date.parse does not know. */
const zones: Record<string, string> = {
  BST: '+0100',
  IST: '+0530',
  CET: '+0100',
  CEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
  AEST: '+1000',
  AEDT: '+1100',
  JST: '+0900',
};

function dateOf(text: string | undefined, now: number): string | null {
  // All date formats are shorter.
  if (!text || text.length > 100) return null;
  const known = text.trim().replace(/\b[A-Z]{3,4}$/, (zone) => zones[zone] ?? zone);
  const time = Date.parse(known);
  if (!Number.isFinite(time) || time < 0) return null;
  // An item with a future date would stay on top until that date.
  return new Date(Math.min(time, now)).toISOString();
}
