import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import calendar from 'ical-generator';
import { names } from '../../brand.ts';
import { type FeedFormat, feedFormats } from './links.ts';

/** An entry of a feed. */
export interface FeedItem {
  /** The path of its page; the absolute address is its permanent id. */
  path: string;
  title: string;
  summary: string;
  /** The full text, as our own sanitized HTML. */
  html?: string;
  author?: string;
  categories: readonly string[];
  /** The publication date. */
  date: string | undefined;
  /** The day or time of the last change. */
  changed?: string | undefined;
  /** The path of its picture, a PNG. */
  image: string;
}

export interface Feed {
  name: string;
  title: string;
  description: string;
  /** The path of the page with the same content. */
  page: string;
  items: readonly FeedItem[];
}

/** Returns the text of a feed in one of its formats. */
export function feedText(feed: Feed, format: FeedFormat, siteUrl: string): string {
  const text = writers[format](feed, siteUrl);
  return format === 'json' ? text : text.replaceAll(notXml, '');
}

// XML does not allow these, not even escaped: one in a title would break the whole feed.
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const writers: Record<FeedFormat, (feed: Feed, siteUrl: string) => string> = { rss, atom, json, ics };

function rss(feed: Feed, siteUrl: string): string {
  return generateRssFeed({
    title: feed.title,
    link: siteUrl + feed.page,
    description: asHtml(feed.description),
    language: names.locale.toLowerCase(),
    copyright: names.name,
    ...(newest(feed) && { lastBuildDate: newest(feed) }),
    ttl: 60,
    image: { url: `${siteUrl}/icon-192.png`, title: feed.title, link: siteUrl + feed.page },
    atom: { links: [{ href: selfOf(feed, 'rss', siteUrl), rel: 'self', type: feedFormats.rss.type }] },
    items: feed.items.map((item) => ({
      title: item.title,
      link: siteUrl + item.path,
      guid: { value: siteUrl + item.path, isPermaLink: true },
      description: asHtml(item.summary),
      ...(item.html && { content: { encoded: absolute(item.html, siteUrl) } }),
      ...(item.author && { dc: { creators: [item.author] } }),
      categories: item.categories.map((name) => ({ name })),
      ...(item.date && { pubDate: timeOf(item.date) }),
      media: { contents: [{ url: siteUrl + item.image, type: 'image/png', medium: 'image' }] },
    })),
  });
}

function atom(feed: Feed, siteUrl: string): string {
  return generateAtomFeed({
    id: siteUrl + feed.page,
    title: { value: feed.title },
    subtitle: { value: asHtml(feed.description), type: 'html' },
    updated: newest(feed) ?? new Date(0),
    links: [
      { href: selfOf(feed, 'atom', siteUrl), rel: 'self', type: feedFormats.atom.type },
      { href: siteUrl + feed.page, rel: 'alternate', type: 'text/html' },
    ],
    authors: [{ name: names.name, uri: `${siteUrl}/` }],
    icon: `${siteUrl}/icon-192.png`,
    logo: `${siteUrl}/cards/site.png`,
    entries: feed.items.map((item) => ({
      id: siteUrl + item.path,
      title: { value: item.title },
      links: [{ href: siteUrl + item.path, rel: 'alternate', type: 'text/html' }],
      summary: { value: asHtml(item.summary), type: 'html' },
      ...(item.html && { content: { value: absolute(item.html, siteUrl), type: 'html' } }),
      ...(item.author && { authors: [{ name: item.author }] }),
      categories: item.categories.map((term) => ({ term })),
      ...(item.date && { published: timeOf(item.date) }),
      updated: changeOf(item) ?? new Date(0),
    })),
  });
}

function json(feed: Feed, siteUrl: string): string {
  return JSON.stringify(
    generateJsonFeed({
      title: feed.title,
      home_page_url: siteUrl + feed.page,
      feed_url: selfOf(feed, 'json', siteUrl),
      description: feed.description,
      language: names.locale,
      icon: `${siteUrl}/icon-512.png`,
      favicon: `${siteUrl}/icon-192.png`,
      authors: [{ name: names.name, url: `${siteUrl}/` }],
      items: feed.items.map((item) => ({
        id: siteUrl + item.path,
        url: siteUrl + item.path,
        title: item.title,
        summary: item.summary,
        ...(item.html ? { content_html: absolute(item.html, siteUrl) } : { content_text: item.summary }),
        image: siteUrl + item.image,
        ...(item.author && { authors: [{ name: item.author }] }),
        ...(item.categories.length > 0 && { tags: [...item.categories] }),
        ...(item.date && { date_published: timeOf(item.date), date_modified: changeOf(item) }),
      })),
    }),
  );
}

/** An all-day event for each entry that has a date, for the calendar of a phone. */
function ics(feed: Feed, siteUrl: string): string {
  return calendar({
    name: feed.title,
    description: feed.description,
    prodId: { company: names.name, product: feed.name, language: names.locale },
    url: selfOf(feed, 'ics', siteUrl),
    ttl: 60 * 60,
    events: feed.items.flatMap((item) =>
      item.date
        ? {
            id: siteUrl + item.path,
            start: timeOf(item.date),
            allDay: true,
            timezone: 'UTC',
            stamp: changeOf(item) ?? timeOf(item.date),
            summary: item.title,
            description: `${item.summary}\n\n${siteUrl}${item.path}`,
            url: siteUrl + item.path,
          }
        : [],
    ),
  }).toString();
}

function selfOf(feed: Feed, format: FeedFormat, siteUrl: string): string {
  return `${siteUrl}/feeds/${feed.name}.${format}`;
}

/** A day becomes its noon, so that it is the same day in (nearly) every reader's time zone. */
function timeOf(date: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00Z` : date);
}

function changeOf({ date, changed }: FeedItem): Date | undefined {
  const times = [date, changed].filter((text) => text !== undefined).map((text) => timeOf(text).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

function newest(feed: Feed): Date | undefined {
  const times = feed.items.map((item) => changeOf(item)?.getTime() ?? 0);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/**
 * Escapes text for a field that feed readers show as HTML. Otherwise a tag in a post would become an element
 * there.
 */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Makes paths absolute. Feed readers get the JPEG of a photo. */
function absolute(html: string, siteUrl: string): string {
  const plain = html.replaceAll(/<source\b[^>]*>/g, '');
  return plain.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`);
}
