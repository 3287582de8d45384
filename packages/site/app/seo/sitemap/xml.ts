import { Readable } from 'node:stream';
import {
  ErrorLevel,
  type IndexItem,
  SitemapIndexStream,
  type SitemapItemLoose,
  SitemapStream,
  streamToPromise,
} from 'sitemap';

const nothing =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** The text of a sitemap; addresses may be paths of the site. */
export async function sitemapXml(items: readonly SitemapItemLoose[], siteUrl: string): Promise<string> {
  // The library refuses an empty list, but a quiet two days are no error.
  if (items.length === 0) return nothing;
  const stream = new SitemapStream({
    hostname: siteUrl,
    level: ErrorLevel.SILENT,
    xmlns: {
      news: items.some(({ news }) => news !== undefined),
      image: items.some(({ img }) => img !== undefined),
      xhtml: false,
      video: false,
    },
  });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

/** The text of an index of sitemaps, given with whole addresses. */
export async function sitemapIndexXml(sitemaps: readonly IndexItem[]): Promise<string> {
  const stream = new SitemapIndexStream({ level: ErrorLevel.SILENT });
  return (await streamToPromise(Readable.from(sitemaps).pipe(stream))).toString();
}
