import { serveLocally } from '@daily-nest/testing/local-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createProxy, upstream } from './proxy.ts';

const settings = { backendUrl: 'http://backend:1/base', blogUrl: 'http://blog:2' };
const to = (path: string) => upstream(new URL(path, 'http://site'), settings);

describe('the target of a call', () => {
  it.each([
    ['/functions/v1/get_metainfo?domain=a&page=1', 'http://blog:2/functions/v1/get_metainfo?domain=a&page=1'],
    ['/functions/v1/get_details?slug=%2e%2e', 'http://blog:2/functions/v1/get_details?slug=%2e%2e'],
    ['/functions/v1/other', 'http://backend:1/base/functions/v1/other'],
    ['/api/stream?port=8076', 'http://backend:1/base/api/stream?port=8076'],
    ['/api/feeds/local-news', 'http://backend:1/base/api/feeds/local-news'],
  ])('%s → %s', (path, target) => expect(to(path)).toBe(target));

  it.each([
    '/functions/v1/%2e%2e/admin',
    '/functions/v1/..%2f..%2fadmin',
    '/functions/v1/..%5cadmin',
    '/functions/v1/%252e%252e/admin',
    '/functions/v1//evil.example/x',
    '/functions/v1/../../healthz',
    '/functions/v1/',
    '/functions/v1/a/.../..;/b',
    '/functions/v1/a%00b',
    '/api/',
    '/apix/feeds',
  ])('%s goes nowhere else', (path) => {
    const target = to(path);
    expect(target === undefined || new URL(target).pathname.startsWith('/base/api/')).toBe(true);
  });
});

describe('a backend that closes connections', () => {
  let server: Awaited<ReturnType<typeof serveLocally>> | undefined;
  afterEach(() => server?.close());

  /**
   * Starts a proxy before a backend that counts its calls and closes the connection without an answer if
   * `hangsUp` says so.
   */
  async function beforeBackend(hangsUp: (call: number) => boolean) {
    let calls = 0;
    server = await serveLocally((request, answer) => {
      calls += 1;
      if (hangsUp(calls)) request.socket.destroy();
      else answer.setHeader('content-type', 'application/json').end('{"live":true}');
    });
    const { url } = server;
    const { answer } = createProxy({ settings: { backendUrl: url, blogUrl: url, blogApiToken: 't' } });
    const ask = () => answer(new Request('http://site/api/now-playing?port=8076'), 'r');
    return { ask, calls: () => calls };
  }

  it('is asked again if a keep-alive connection ends as it is reused', async () => {
    const { ask, calls } = await beforeBackend((call) => call === 2);
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect(calls()).toBe(3);
  });

  it('is asked at most twice', async () => {
    const { ask, calls } = await beforeBackend(() => true);
    const answer = await ask();
    expect([answer.status, calls()]).toEqual([502, 2]);
  });
});
