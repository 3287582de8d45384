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

/** Returns the text of a sitemap; addresses may be paths of the site. */
export async function sitemapXml(items: readonly SitemapItemLoose[], siteUrl: string): Promise<string> {
  // The library rejects an empty list, which is valid for news.
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

/** Returns the text of an index of sitemaps with absolute addresses. */
export async function sitemapIndexXml(sitemaps: readonly IndexItem[]): Promise<string> {
  const stream = new SitemapIndexStream({ level: ErrorLevel.SILENT });
  return (await streamToPromise(Readable.from(sitemaps).pipe(stream))).toString();
}
