import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageCheck } from '../src/desk/page-check.ts';
import { createOutside, type Outside } from '../src/outside/outside.ts';
import { startPageServer } from './page-server.ts';

let server: Awaited<ReturnType<typeof startPageServer>>;
let outside: Outside;
beforeAll(async () => {
  server = await startPageServer();
  outside = createOutside({
    allowLoopback: true,
    resolve: (host) => {
      if (host === 'here.example') return Promise.resolve(['127.0.0.1']);
      if (host === 'private.example') return Promise.resolve(['10.1.2.3']);
      const code = host === 'none.example' ? 'ENOTFOUND' : 'ETIMEOUT';
      return Promise.reject(Object.assign(new Error(code), { code }));
    },
  });
});
afterAll(async () => {
  await outside.close();
  await server.close();
});

const check = (url: string, ms?: number) => createPageCheck(outside, ms)(new URL(url));

describe('a page of another site', () => {
  it.each([
    '/page',
    '/moved',
    '/get-alone',
    '/no-head',
    '/401',
    '/403',
    '/429',
    '/500',
    '/503',
    '/round-and-round',
  ])('is not called gone: %s', async (path) => {
    expect(await check(server.url(path))).toBe(true);
  });

  it.each(['/gone', '/410', '/moved-away'])('is gone: %s', async (path) => {
    expect(await check(server.url(path))).toBe(false);
  });

  it('is asked for by GET only where HEAD was refused or answered that it is gone', () => {
    expect(server.asked('/page')).not.toContain('GET');
    expect(server.asked('/403')).toEqual(['HEAD']);
    expect(server.asked('/get-alone')).toEqual(['HEAD', 'GET']);
    expect(server.asked('/no-head')).toEqual(['HEAD', 'GET']);
  });

  it('is gone with its host, and may be there where no name server answers', async () => {
    expect(await check('https://none.example/')).toBe(false);
    expect(await check('https://silent.example/')).toBe(true);
    expect(await check(`http://here.example:${server.port}/gone`)).toBe(false);
    expect(await check(`http://here.example:${server.port}/page`)).toBe(true);
  });

  it.each([
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://0x0a010203/',
    'http://private.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ftp://127.0.0.1/',
  ])('is never asked for in our own network: %s', async (url) => {
    expect(await check(url)).toBe(false);
  });

  it.each(['/to-private', '/to-metadata', '/to-file'])('leads nobody there: %s', async (path) => {
    expect(await check(server.url(path))).toBe(false);
  });

  it('is not asked for on this machine either, unless a test is', async () => {
    const strict = createOutside({ allowLoopback: false });
    expect(await createPageCheck(strict)(new URL(server.url('/strict')))).toBe(false);
    expect(server.asked('/strict')).toEqual([]);
    await strict.close();
  });

  it('may be there where its server is too slow', async () => {
    const start = performance.now();
    expect(await check(server.url('/never'), 200)).toBe(true);
    expect(performance.now() - start).toBeLessThan(1500);
  });

  it('is not read: of one that does not end nothing stays open', async () => {
    expect(await check(server.url('/endless'))).toBe(true);
    await expect.poll(() => server.open, { timeout: 3000 }).toBe(0);
  });

  it('is asked for once within some minutes, whatever its fragment', async () => {
    const kept = createPageCheck(outside);
    const asked = [...Array(20).keys()].map((place) => kept(new URL(server.url(`/once#part-${place}`))));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
    await kept(new URL(server.url('/once')));
    expect(server.asked('/once')).toHaveLength(1);
  });

  it('waits for others: a few are asked for at once, and of a thousand not all', async () => {
    const busy = createPageCheck(outside);
    const urls = [...Array(1000).keys()].map((place) => server.url(`/brief-${place}`));
    const found = await Promise.all(urls.map((url) => busy(new URL(url))));
    expect(found.every(Boolean)).toBe(true);
    expect(server.mostOpen).toBeLessThanOrEqual(6);
    const reached = urls.filter((url) => server.asked(new URL(url).pathname).length > 0);
    expect(reached.length).toBeGreaterThan(200);
    expect(reached.length).toBeLessThan(300);
  });
});
