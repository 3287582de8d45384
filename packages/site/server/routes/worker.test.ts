import { expect, it } from 'vitest';
import { startSite } from '../testing/site.ts';

const get = async (offline: string, headers: Record<string, string> = {}) =>
  fetch(`${await startSite({ OFFLINE: offline })}/worker.js`, { headers });

it('is never an old one, is in charge of the whole site, and may call nobody else', async () => {
  const answer = await get('on');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  const text = await answer.text();
  expect(text).toContain('respondWith');
  expect(text.length).toBeLessThan(9_000);
  const again = await get('on', { 'if-none-match': answer.headers.get('etag')! });
  expect(again.status).toBe(304);
});

it('goes where the setting takes it off, and keeps nothing', async () => {
  const text = await (await get('off')).text();
  expect(text).toContain('unregister');
  expect(text).not.toContain('respondWith');
});

it('is told of by the pages that keep something', async () => {
  for (const offline of ['on', 'off']) {
    const url = await startSite({ OFFLINE: offline });
    for (const path of ['/saved', '/articles/a-fever-at-three-in-the-morning'])
      expect(await (await fetch(url + path)).text(), path).toContain(`data-offline="${offline}"`);
    expect(await (await fetch(`${url}/about`)).text()).not.toContain('data-offline');
  }
});
