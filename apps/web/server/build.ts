import type { ServerBuild } from 'react-router';
import type * as entry from '../app/entry.server.tsx';

/** React Router's server build with what our entry exports besides the handler. */
export type SiteBuild = ServerBuild & { entry: { module: typeof entry } };

export interface SiteRoute {
  id: string;
  path?: string;
  index?: boolean;
  /** One page has one address; in another case it would be made, and kept, once more. */
  caseSensitive: true;
  children?: SiteRoute[];
  handle?: unknown;
}

/** The routes as the tree that `matchRoutes` reads. */
export function routeTree(build: SiteBuild): SiteRoute[] {
  const nodes = new Map<string, SiteRoute>();
  const tops: SiteRoute[] = [];
  for (const route of Object.values(build.routes)) {
    if (!route) continue;
    const { id, path, index } = route;
    nodes.set(id, { id, path, index, caseSensitive: true, handle: route.module.handle });
  }
  for (const route of Object.values(build.routes)) {
    if (!route) continue;
    const node = nodes.get(route.id)!;
    const parent = route.parentId === undefined ? undefined : nodes.get(route.parentId);
    if (parent) (parent.children ??= []).push(node);
    else tops.push(node);
  }
  return tops;
}
