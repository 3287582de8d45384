import { matchRoutes } from 'react-router';

interface ManifestRoute {
  id: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: readonly string[];
}

declare global {
  interface Window {
    /** React Router's list of routes with their files, and the routes whose files are loaded. */
    readonly __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
    readonly __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Returns the script files of a page that are not loaded yet. */
export function missingFiles(pathname: string): readonly string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } = window;
  const routes = Object.values(manifest?.routes ?? {}).filter(({ path, index }) => index || path);
  const known = routes.map(({ id, path = '' }) => ({ id, path: `/${path}` }));
  const id = matchRoutes(known, pathname)?.at(-1)?.route.id;
  const route = routes.find((one) => one.id === id);
  return !route || route.id in loaded ? [] : [route.module, ...(route.imports ?? [])];
}
