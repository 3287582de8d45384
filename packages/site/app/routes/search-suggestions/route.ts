import { backendContext } from '../../data/backend.server.ts';
import { siteContext } from '../../data/site-context.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { searchQuery } from '../../site-search/query.ts';
import { suggest } from '../../site-search/site-search.server.ts';
import type { Route } from './+types/route';

export const handle: RouteHandle = { query: ['q'] };

/** Returns title suggestions for a partial query, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { domain } = context.get(siteContext);
  const typed = url.searchParams.get('q') ?? '';
  const suggestions = await suggest(context.get(backendContext), searchQuery.parse(typed), domain, typed);
  return Response.json({ suggestions }, { headers: { 'cache-control': 'public, max-age=60' } });
}
