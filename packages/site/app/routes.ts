import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import type * as siteMap from './site-map.ts';
import type { SitePage } from './site-map.ts';

// As in react-router.config.ts: the pages of the title that is built.
const { pages } = createRequire(import.meta.url)('./site-map.ts') as typeof siteMap;

const usedModules = new Set<string>();

export default [
  layout('shell/route.tsx', [
    ...pages.filter(({ shell }) => shell !== false).map(entry),
    route('*', 'routes/not-found/route.tsx'),
  ]),
  ...pages.filter(({ shell }) => shell === false).map(entry),
] satisfies RouteConfig;

function entry({ path, route: folder }: SitePage): RouteConfigEntry {
  const page = `routes/${folder}/route.tsx`;
  const file = existsSync(new URL(page, import.meta.url)) ? page : `routes/${folder}/route.ts`;
  if (path === '/') return index(file);
  // A module that serves several paths needs an id for each.
  const id = usedModules.has(folder) ? `routes${path}` : undefined;
  usedModules.add(folder);
  return route(path.slice(1), file, id === undefined ? {} : { id });
}
