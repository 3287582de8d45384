import type { RouteObject, ServerBuild } from 'react-router';

/** The routes of a build as the tree that `matchRoutes` reads. */
export function routeTree({ routes }: ServerBuild): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const nodes = new Map<string, RouteObject>();
  for (const { id, path, index, module } of all) {
    // One page has one address; in another case it would be made, and cached, once more.
    nodes.set(id, { id, path, index, caseSensitive: true, handle: module.handle });
  }
  const tops: RouteObject[] = [];
  for (const { id, parentId } of all) {
    const node = nodes.get(id)!;
    const parent = parentId === undefined ? undefined : nodes.get(parentId);
    if (parent) (parent.children ??= []).push(node);
    else tops.push(node);
  }
  return tops;
}
