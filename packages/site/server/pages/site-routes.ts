import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { RouteHandle } from '../../app/route-handle.ts';

export interface SiteRoute {
  /** What the route module says of itself. */
  handle?: RouteHandle;
  /** Whether it is the one for everything that no other takes. */
  isUnknown: boolean;
}

/**
 * The routes of a build by the addresses of their pages. React Router's own `matchRoutes` reads the whole tree anew for
 * each address; here those without a parameter, most of them, stand in a map, and it reads only the others.
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
      // One page has one address; in another case it would be made, and cached, once more.
      else this.#withParameters.push({ id: route.id, path, caseSensitive: true, handle });
    }
  }

  /** The route of a page's address, or of the data of that page; undefined when there is none, not even for the unknown. */
  of(pathname: string): SiteRoute | undefined {
    const path = pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/';
    const fixed = this.#byPath.get(path.includes('%') ? decodeURIComponent(path) : path);
    if (fixed) return fixed;
    const found = matchRoutes(this.#withParameters, path)?.at(-1)?.route;
    return found && { handle: found.handle, isUnknown: found.path === '/*' };
  }
}

/** The path of a route with those of the routes around it. */
function fullPath(routes: ServerBuild['routes'], id: string): string {
  const names: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
    names.unshift(...(routes[at]?.path ?? '').split('/').filter(Boolean));
  return `/${names.join('/')}`;
}
