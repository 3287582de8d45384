import { beforeAll, expect, it } from 'vitest';
import { loadServer } from '../testing/built-server.ts';
import { SiteRoutes } from './site-routes.ts';

let routes: SiteRoutes;

beforeAll(async () => {
  routes = new SiteRoutes(await loadServer());
});

it.each([
  ['/', {}],
  ['/articles', { query: ['q'] }],
  ['/blog', { cached: true }],
  ['/blog.data', { cached: true }],
  ['/%62log', { cached: true }],
  ['/blog/a-post', { cached: true }],
  ['/blog/caf%C3%A9', { cached: true }],
  ['/walls/sports', { embed: true }],
  ['/search/suggestions', {}],
  ['/radio', { sound: true }],
])('%s is a page of its route', (path, handle) => {
  const route = routes.of(path);
  expect(route?.isUnknown).toBe(false);
  expect(route?.handle ?? {}).toMatchObject(handle);
});

it.each(['/nowhere', '/blog/a/b', '/BLOG', '/Blog/a-post', '/walls', '/blog%2Fa/b', '/404'])(
  '%s is unknown',
  (path) => expect(routes.of(path)?.isUnknown).toBe(true),
);
