import { sharedCacheControl } from '../../data/cache-headers.ts';
import { backendAway, PostIndexError, postIndexContext } from '../../data/post-index.server.ts';
import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { postSheets } from '../../seo/sitemap/posts.server.ts';
import { sitemapIndexXml } from '../../seo/sitemap/xml.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { cached: true };

/** /sitemap.xml: the list of the sitemaps of pages, posts and news. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, domain } = context.get(siteContext);
  try {
    const sheets = await postSheets(context.get(postIndexContext), domain);
    const xml = await sitemapIndexXml([
      { url: `${siteUrl}/sitemaps/pages.xml` },
      ...sheets.map(({ changed }, place) => ({
        url: `${siteUrl}/sitemaps/posts-${place + 1}.xml`,
        ...(changed && { lastmod: changed }),
      })),
      { url: `${siteUrl}/sitemaps/news.xml` },
    ]);
    return new Response(xml, {
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': sharedCacheControl },
    });
  } catch (error) {
    if (error instanceof PostIndexError) return backendAway();
    throw error;
  }
}
