import { connect } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, startBackend } from './testing/backend.test-support.ts';
import { start } from './testing/web-process.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
let port: number;
beforeAll(async () => {
  backend = await startBackend(json({ now: 1 }));
  const web = await start({
    BACKEND_URL: backend.url,
    SITE_URL: 'https://news.example',
    LOG_LEVEL: 'error',
  });
  await web.answers();
  port = web.port;
  return async () => {
    await web.stop('SIGKILL');
    await backend.stop();
  };
});
beforeEach(() => void backend.requests.splice(0));

/** Returns the readers' requests to the backend, without the site's own to `/changes`. */
const asked = () => backend.requests.filter(({ url }) => url !== '/changes');

/** Sends bytes, and returns everything that the server sends before it closes the connection. */
function say(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1');
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk: string) => (heard += chunk));
    socket.once('close', () => resolve(heard));
    socket.once('error', reject);
    socket.write(lines.join('\r\n'), 'latin1');
  });
}

const statuses = (heard: string) =>
  Array.from(heard.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
const call = '/api/now-playing?port=8076';
const smuggled = 'GET /api/status HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('a request with an ambiguous end', () => {
  it.each([
    ['two lengths', ['Content-Length: 0', `Content-Length: ${smuggled.length}`]],
    ['two lengths in one', [`Content-Length: 0, ${smuggled.length}`]],
    ['a length and pieces', [`Content-Length: ${smuggled.length}`, 'Transfer-Encoding: chunked']],
    ['pieces that are none', ['Transfer-Encoding: chunked, identity', `Content-Length: ${smuggled.length}`]],
    ['pieces with a tab', ['Transfer-Encoding:\tchunked', `Content-Length: ${smuggled.length}`]],
    ['pieces of a strange kind', ['Transfer-Encoding: xchunked']],
    ['a space before the colon', ['Content-Length : 5', 'Transfer-Encoding: chunked']],
    ['a length below nothing', ['Content-Length: -1']],
    ['a length with a sign', [`Content-Length: +${smuggled.length}`]],
    ['a length in another notation', ['Content-Length: 0x10']],
    ['a folded line', ['X-A: b', ' Content-Length: 5', 'Transfer-Encoding: chunked', 'Content-Length: 4']],
    ['a line that ends with a return alone', ['X-A: b\rContent-Length: 5']],
    ['a NUL', ['X-A: b\0c']],
  ])('for %s is rejected, and what it smuggles is never answered', async (_name, headers) => {
    const heard = await say(`POST ${call} HTTP/1.1`, 'Host: localhost', ...headers, '', smuggled);
    expect(statuses(heard)).toEqual([400]);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['too long a piece', 'ffffffffffffffffff\r\nx'],
    ['a piece of no length', 'z\r\nx'],
    ['a piece that is longer than it says', '1\r\nxx\r\n0\r\n\r\n'],
  ])('because of %s is never passed on', async (_name, body) => {
    await say(`POST ${call} HTTP/1.1`, 'Host: localhost', 'Transfer-Encoding: chunked', '', body + smuggled);
    expect(asked()).toEqual([]);
  });

  it('with a valid body does not affect the next one', async () => {
    const heard = await say(
      `GET ${call} HTTP/1.1`,
      'Host: localhost',
      `Content-Length: ${smuggled.length}`,
      '',
      `${smuggled}GET /healthz HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      '',
      '',
    );
    expect(statuses(heard)).toEqual([200, 200]);
    // The body is not passed on either.
    expect(asked().map(({ url }) => url)).toEqual([call]);
    expect(asked()[0]!.headers).not.toHaveProperty('content-length');
  });
});

describe('an address with a server name', () => {
  it.each([
    ['http://evil.example/api/now-playing?port=8076', 200],
    ['http://127.0.0.1:22/api/now-playing?port=8076', 200],
    ['http://evil.example/about', 200],
    ['//evil.example/about', 404],
    ['http://evil.example', 200],
    ['http://user:secret@evil.example/api/status', 404],
    ['evil.example:443', 400],
    ['*', 400],
    ['file:///etc/passwd', 404],
  ])('%s is answered by this server only', async (target) => {
    const heard = await say(`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', '');
    expect(statuses(heard)).toHaveLength(1);
    expect(statuses(heard)[0]).toBeLessThan(500);
    expect(heard).not.toContain('evil.example');
    for (const { headers } of asked()) expect(headers.host).toBe(new URL(backend.url).host);
  });

  it('by CONNECT gets no tunnel', async () => {
    const heard = await say('CONNECT 127.0.0.1:22 HTTP/1.1', 'Host: 127.0.0.1:22', '', 'SSH-2.0-x');
    expect(heard).not.toContain(' 200');
    expect(asked()).toEqual([]);
  });
});

describe('request headers', () => {
  it('about the connection, or about the client, are not passed on', async () => {
    await say(
      `GET ${call} HTTP/1.1`,
      'Host: evil.example',
      'Connection: close, X-Request-Id, Authorization',
      'Authorization: Bearer mine',
      'Cookie: a=b',
      'X-Forwarded-For: 10.0.0.1',
      'X-Forwarded-Host: evil.example',
      'Proxy-Authorization: Basic x',
      'TE: trailers',
      'Upgrade: h2c',
      'HTTP2-Settings: x',
      'Expect: 100-continue',
      '',
      '',
    );
    const { headers } = asked()[0]!;
    expect(headers.authorization).toBe('Bearer public-anon-key');
    for (const name of [
      'cookie',
      'x-forwarded-for',
      'x-forwarded-host',
      'proxy-authorization',
      'te',
      'upgrade',
      'http2-settings',
      'expect',
    ])
      expect(headers, name).not.toHaveProperty(name);
    expect(headers.host).toBe(new URL(backend.url).host);
  });

  it('without a host, or with two, are rejected', async () => {
    expect(statuses(await say('GET / HTTP/1.1', '', ''))).toEqual([400]);
    const two = await say(
      'GET /about HTTP/1.1',
      'Host: localhost',
      'Host: evil.example',
      'Connection: close',
      '',
      '',
    );
    expect(statuses(two)).toEqual([400]);
    expect(two).not.toContain('evil.example');
  });

  it('longer than sixteen thousand bytes are rejected', async () => {
    const heard = await say(`GET ${call} HTTP/1.1`, 'Host: localhost', `X-A: ${'a'.repeat(17_000)}`, '', '');
    expect(statuses(heard)).toEqual([431]);
    expect(asked()).toEqual([]);
  });
});
