import { fuzz } from '@daily-nest/server/fuzzing';
import { expect, it } from 'vitest';
import { blog, json, startBackend } from './testing/backend.test-support.ts';
import { runUntilItAnswers } from './testing/web-process.ts';

const requests = 10_000;
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

const paths = [
  '/',
  '/blog',
  '/blog/post-1-1',
  '/blog/gone',
  '/blog.data',
  '/blog/post-1-1.data',
  '/_root.data',
  '/articles',
  '/articles.data',
  '/articles/a-fever-at-three-in-the-morning',
  '/health-wellness',
  '/faq',
  '/faq.data',
  '/local-news',
  '/walls/sports',
  '/walls/sports.data',
  '/search',
  '/search.data',
  '/search/suggestions',
  '/radio',
  '/books',
  '/nowhere',
  '/client-errors',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/posts-1.xml',
  '/sitemaps/news.xml',
  '/feeds/articles.rss',
  '/feeds/blog.atom',
  '/feeds/blog.json',
  '/cards/site.png',
  '/cards/posts/post-1-1.png',
  '/icon.svg',
  '/pictures/radio.jpg',
  '/manifest.webmanifest',
  '/speculation.json',
  '/media/0123456789abcdef/scene-800.avif',
  '/healthz',
  '/readyz',
  '/api/feeds/sports',
  '/api/search',
  '/api/posts/index',
  '/api/posts/beside',
  '/api/now-playing',
  '/api/stream',
  '/api/pictures/x',
  '/functions/v1/get_metainfo',
  '/functions/v1/get_details',
];
const parameters = [
  'q',
  'page',
  'slug',
  'domain',
  'cursor',
  'category',
  'view',
  'topic',
  'port',
  '_routes',
  'index',
  'limit',
];

it(`${requests} malformed requests do not crash or hang the site, and their input is never shown (seed ${seed})`, async () => {
  const backend = await startBackend(answer);
  const web = await runUntilItAnswers({ BACKEND_URL: backend.url, LOG_LEVEL: 'error' });
  const { findings, statuses } = await fuzz({
    port: web.port,
    seed,
    requests,
    paths,
    parameters,
    endless: /\/api\/stream/,
  });
  await backend.stop();
  expect(findings).toEqual([]);
  expect(web.logs()).toEqual([]);
  expect(web.alive()).toBe(true);
  // Enough requests were valid and reached the pages.
  expect(statuses[200]).toBeGreaterThan(requests / 20);
}, 600_000);

/** Answers like a working backend. */
const answer: Parameters<typeof startBackend>[0] = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://backend');
  if (pathname.startsWith('/functions/v1/')) return blog(request, response);
  if (pathname === '/api/stream')
    return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('sound');
  if (pathname === '/api/posts/index')
    return json({ posts: [{ slug: 'post-1-1', title: 'One' }] })(request, response);
  if (pathname === '/api/posts/beside') return json({ pulled: [], related: [] })(request, response);
  if (pathname === '/api/search') return json({ results: [] })(request, response);
  return json({ error: { code: 'not_found', message: 'no' } }, 404)(request, response);
};
