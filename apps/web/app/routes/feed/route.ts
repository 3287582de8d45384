import { sharedCacheControl } from '../../data/cacheHeaders.ts';
import { backendAway, PostIndexError, postIndexContext } from '../../data/postIndex.server.ts';
import { siteContext } from '../../data/siteContext.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { feedText } from '../../seo/feeds/feed.ts';
import { type FeedFormat, feedFormats, type FeedName, feeds } from '../../seo/feeds/links.ts';
import { feedOf } from '../../seo/feeds/sources.server.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { cached: true };

/** /feeds/articles.rss, .atom, .json and the same of the blog. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [name, format] = params.file.split('.') as [FeedName, FeedFormat];
  const known = feeds.some((feed) => feed.name === name) && Object.hasOwn(feedFormats, format);
  if (!known || params.file !== `${name}.${format}`)
    return new Response('There is no such feed.\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  const { siteUrl, domain } = context.get(siteContext);
  try {
    const feed = await feedOf(name, context.get(postIndexContext), domain);
    return new Response(feedText(feed, format, siteUrl), {
      headers: {
        'content-type': `${feedFormats[format].type}; charset=utf-8`,
        'cache-control': sharedCacheControl,
      },
    });
  } catch (error) {
    if (error instanceof PostIndexError) return backendAway();
    throw error;
  }
}
