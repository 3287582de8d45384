import { beforeEach, expect, it, vi } from 'vitest';
import { hang, json, startBackend } from './testing/backend.test-support.ts';
import { startSite } from './testing/site.ts';

const wall = json({
  topic: 'sports',
  updatedAt: '2026-11-20T12:00:00Z',
  stale: false,
  items: [{ title: 'A league for the little ones', link: 'https://a.example/league', outlet: 'The Ledger' }],
});

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeEach(async () => {
  backend = await startBackend(wall);
  return () => backend.stop();
});

async function topic(url: string) {
  const started = performance.now();
  const answer = await fetch(`${url}/sports`);
  const text = (await answer.text()).split('window.__reactRouterContext', 1)[0]!;
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    text,
    ms: performance.now() - started,
  };
}

it('are in the page of a topic, each with its link', async () => {
  const { status, text } = await topic(await startSite({ BACKEND_URL: backend.url }));
  expect(status).toBe(200);
  expect(text).toMatch(/<a [^>]*href="https:\/\/a\.example\/league"[^>]*>A league for the little ones<\/a>/);
});

it('are left out when the backend does not answer, and the page is cached', async () => {
  backend.answerWith(hang);
  const url = await startSite({ BACKEND_URL: backend.url });
  const first = await topic(url);
  expect(first.status).toBe(200);
  expect(first.text).not.toContain('a.example');
  expect(first.text).toContain('/walls/sports');
  expect(first.ms).toBeLessThan(2_000);
  expect((await topic(url)).cache).toBe('hit');
});

it('stay when the backend stops answering later', async () => {
  const url = await startSite({ BACKEND_URL: backend.url, BLOG_CACHE_TTL_MS: '1' });
  await topic(url);
  backend.answerWith(hang);
  const afterSilence = await vi.waitFor(async () => {
    const page = await topic(url);
    expect(page.cache).toBe('stale-if-error');
    return page;
  }, 5_000);
  expect(afterSilence.text).toContain('A league for the little ones');
});
