import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { RouteHandle } from '../../app/route-handle.ts';

export interface SiteRoute {
  /** The options of the route module. */
  handle?: RouteHandle;
  /** Whether it is the catch-all route. */
  isUnknown: boolean;
}

/**
 * Finds the routes of page addresses. React Router's own `matchRoutes` walks the whole tree for each address;
 * here most routes, those without a parameter, are in a map, and only the others are matched.
 */
export class SiteRoutes {
  readonly #byPath = new Map<string, SiteRoute>();
  readonly #withParameters: RouteObject[] = [];

  constructor({ routes }: ServerBuild) {
    const parents = new Set(Object.values(routes).map((route) => route?.parentId));
    for (const route of Object.values(routes)) {
      if (!route || parents.has(route.id)) continue;
      const path = fullPath(routes, route.id);
      const handle = route.module.handle as RouteHandle | undefined;
      if (!/[:*?]/.test(path)) this.#byPath.set(path, { handle, isUnknown: false });
      // Each page has one address; in another case it would be rendered and cached again.
      else this.#withParameters.push({ id: route.id, path, caseSensitive: true, handle });
    }
  }

  /**
   * Returns the route of a page's address, or of its data's; undefined if there is none, not even the
   * catch-all.
   */
  of(pathname: string): SiteRoute | undefined {
    const path = pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/';
    const fixed = this.#byPath.get(path.includes('%') ? decodeURIComponent(path) : path);
    if (fixed) return fixed;
    const found = matchRoutes(this.#withParameters, path)?.at(-1)?.route;
    return found && { handle: found.handle, isUnknown: found.path === '/*' };
  }
}

/** Returns the path of a route with those of its parents. */
function fullPath(routes: ServerBuild['routes'], id: string): string {
  const names: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
    names.unshift(...(routes[at]?.path ?? '').split('/').filter(Boolean));
  return `/${names.join('/')}`;
}
