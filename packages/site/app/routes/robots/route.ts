import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { cached: true };

/** Everything may be crawled except the radio's stream, which never ends. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/stream',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
