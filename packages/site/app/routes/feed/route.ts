import { backendContext } from '../../data/backend.server.ts';
import { sharedCacheControl } from '../../data/cache-headers.ts';
import { backendAway, PostIndexError, postIndexContext } from '../../data/post-index.server.ts';
import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { type Feed, feedText } from '../../seo/feeds/feed.ts';
import { filedFeedOf } from '../../seo/feeds/filed.server.ts';
import { type FeedFormat, feedFormats, feeds } from '../../seo/feeds/links.ts';
import { feedOf } from '../../seo/feeds/sources.server.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { cached: true };

/**
 * /feeds/articles.rss, .atom, .json and .ics, the same for the blog, and for people, ages and series:
 * /feeds/people/….
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [, name = '', format = ''] = /^([^.]+)\.([^.]+)$/.exec(params.file) ?? [];
  const kind = 'kind' in params ? (params.kind as string) : undefined;
  const { siteUrl, domain } = context.get(siteContext);
  try {
    const feed = isFormat(format) ? await find(kind, name) : undefined;
    if (!feed || !isFormat(format))
      return new Response('There is no such feed.\n', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
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

  async function find(of: string | undefined, slug: string): Promise<Feed | undefined> {
    if (of !== undefined)
      return filedFeedOf(of, slug, (under) => context.get(backendContext).filedPosts(under, domain));
    const known = feeds.find((feed) => feed.name === slug);
    return known && feedOf(known.name, context.get(postIndexContext), domain);
  }
}

function isFormat(text: string): text is FeedFormat {
  return Object.hasOwn(feedFormats, text);
}
