import { sharedCacheControl } from '../../data/cache-headers.ts';
import {
  backendAway,
  PostIndexError,
  type PostIndex,
  postIndexContext,
} from '../../data/post-index.server.ts';
import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { newsEntries } from '../../seo/sitemap/news.server.ts';
import { pageEntries } from '../../seo/sitemap/pages.server.ts';
import { postEntries } from '../../seo/sitemap/posts.server.ts';
import { sitemapXml } from '../../seo/sitemap/xml.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { cached: true };

/** /sitemaps/pages.xml, /sitemaps/posts-1.xml and so on, /sitemaps/news.xml. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { siteUrl, domain } = context.get(siteContext);
  try {
    const entries = await entriesOf(params.file, context.get(postIndexContext), domain, siteUrl);
    if (!entries)
      return new Response('There is no such sitemap.\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    return new Response(await sitemapXml(entries, siteUrl), {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': sharedCacheControl },
    });
  } catch (error) {
    if (error instanceof PostIndexError) return backendAway();
    throw error;
  }
}

function entriesOf(file: string, index: PostIndex, domain: string, siteUrl: string) {
  if (file === 'pages.xml') return pageEntries(siteUrl);
  if (file === 'news.xml') return newsEntries(index, domain, new Date());
  const [, number] = /^posts-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  return number === undefined ? undefined : postEntries(index, domain, Number(number));
}
