import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, startBackend } from '../testing/backend.test-support.ts';
import { startSite } from '../testing/site.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeEach(async () => {
  // Incompressible words.
  const noise = Array.from({ length: 10 }, () => randomBytes(10_000).toString('hex'));
  backend = await startBackend((request, response) => {
    const isFar = /page=\d{3}/.test(request.url ?? '');
    json({
      blogs: noise.map((text, id) => ({
        id: String(id),
        slug: `post-${id}`,
        metaTitle: `Post ${id}`,
        metaDescription: isFar ? text : 'Short.',
      })),
      total: 100_000,
    })(request, response);
  });
});
afterEach(() => backend.stop());

it('80 MB of late pages do not push out the front pages', async () => {
  const url = await startSite({ BACKEND_URL: backend.url });
  const front = ['/blog', '/blog?page=2', '/robots.txt'];
  const ask = async (path: string) => {
    const response = await fetch(url + path);
    await response.text();
    return response;
  };
  for (const path of front) await ask(path);
  for (let page = 100; page < 170; page += 1) await ask(`/blog?page=${page}`);
  for (const path of front) expect((await ask(path)).headers.get('x-cache'), path).toBe('hit');
}, 60_000);
