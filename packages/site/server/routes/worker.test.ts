import { expect, it } from 'vitest';
import { startSite } from '../testing/site.ts';

const get = async (offline: string, headers: Record<string, string> = {}) =>
  fetch(`${await startSite({ OFFLINE: offline })}/worker.js`, { headers });

it('is revalidated each time, controls the whole site, and may call no other origin', async () => {
  const answer = await get('on');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  const text = await answer.text();
  expect(text).toContain('respondWith');
  // 17,700 bytes (5,700 in brotli), of which workbox-routing and workbox-strategies are 9,500. No page waits
  // for the worker: the browser loads it after the reader's first touch.
  expect(text.length).toBeLessThan(18_000);
  const again = await get('on', { 'if-none-match': answer.headers.get('etag')! });
  expect(again.status).toBe(304);
});

it('unregisters itself if the setting turns it off, and answers no request', async () => {
  const text = await (await get('off')).text();
  expect(text).toContain('unregister');
  expect(text).not.toContain('respondWith');
});

it('is named by the pages that save or list pieces', async () => {
  for (const offline of ['on', 'off']) {
    const url = await startSite({ OFFLINE: offline });
    for (const path of ['/saved', '/articles/a-fever-at-three-in-the-morning'])
      expect(await (await fetch(url + path)).text(), path).toContain(`data-offline="${offline}"`);
    expect(await (await fetch(`${url}/about`)).text()).not.toContain('data-offline');
  }
});
