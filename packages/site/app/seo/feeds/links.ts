import { names } from '../../brand.ts';
import * as words from '../../words/feeds.ts';
import { hasPage } from '@daily-nest/content/parts';

const every = [
  { name: 'articles', title: words.feedOfArticles(names.name), page: '/articles' },
  { name: 'blog', title: words.feedOfBlog(names.name), page: '/blog' },
] as const;

/** The two feeds, in four formats each; one in a title without a blog. */
export const feeds = every.filter(({ page }) => hasPage(page));

export const feedFormats = {
  rss: { type: 'application/rss+xml', label: 'RSS' },
  atom: { type: 'application/atom+xml', label: 'Atom' },
  json: { type: 'application/feed+json', label: 'JSON Feed' },
  ics: { type: 'text/calendar', label: words.calendar },
} as const;

export type FeedName = (typeof every)[number]['name'];
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
