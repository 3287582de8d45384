import { names } from '../../brand.ts';

/** The two feeds, in four formats each. */
export const feeds = [
  { name: 'articles', title: `${names.name}: Articles`, page: '/articles' },
  { name: 'blog', title: `${names.name}: Blog`, page: '/blog' },
] as const;

export const feedFormats = {
  rss: { type: 'application/rss+xml', label: 'RSS' },
  atom: { type: 'application/atom+xml', label: 'Atom' },
  json: { type: 'application/feed+json', label: 'JSON Feed' },
  ics: { type: 'text/calendar', label: 'Calendar' },
} as const;

export type FeedName = (typeof feeds)[number]['name'];
export type FeedFormat = keyof typeof feedFormats;

/**
 * Returns the links to a feed in the formats of feed readers, for the head of a page. Readers reach the
 * calendar by a link on the page.
 */
export function feedLinksOf({ name, title }: { name: string; title: string }) {
  return Object.entries(feedFormats)
    .filter(([format]) => format !== 'ics')
    .map(([format, { type, label }]) => ({
      href: `/feeds/${name}.${format}`,
      type,
      title: `${title} (${label})`,
    }));
}

/** The feeds that every page names. */
export const feedLinks = feeds.flatMap(feedLinksOf);
