import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { blog, startBackend } from './testing/backend.test-support.ts';
import { runUntilItAnswers } from './testing/web-process.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend(blog);
  return () => backend.stop();
});

async function start(environment: Record<string, string>) {
  return (await runUntilItAnswers({ BACKEND_URL: backend.url, LOG_LEVEL: 'error', ...environment })).port;
}

/** Returns everything that the server sends for one request, as bytes on the wire. */
async function said(port: number, path: string, method = 'GET', version = '1.1', encoding = 'identity') {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString('latin1')));
  const headers = `Host: localhost\r\nAccept-Encoding: ${encoding}\r\nConnection: close`;
  socket.write(`${method} ${path} HTTP/${version}\r\n${headers}\r\n\r\n`);
  await once(socket, 'close');
  return text;
}

const fonts =
  /^HTTP\/1\.1 103 Early Hints\r\nLink: (<\/assets\/[\w-]+\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin(, )?){3}\r\n\r\nHTTP\/1\.1 200 OK\r\n/;

describe('behind a proxy that passes early hints on', () => {
  it('early hints for its fonts precede a page that must be rendered, but not a cached one', async () => {
    const port = await start({ EARLY_HINTS: '1' });
    const first = await said(port, '/blog/post-1-1');
    expect(first).toMatch(fonts);
    const link = /<(\/assets\/[^>]+)>/.exec(first)![1]!;
    expect((await fetch(`http://127.0.0.1:${port}${link}`)).headers.get('content-type')).toBe('font/woff2');
    expect(first.split('\r\n\r\n').slice(2).join()).toContain(`href="${link}"`);
    expect(await said(port, '/blog/post-1-1', 'GET', '1.1', 'br')).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it.each([
    ['/walls/sports', 'GET', '1.1'],
    ['/robots.txt', 'GET', '1.1'],
    ['/nowhere', 'GET', '1.1'],
    ['/search?q=sleep', 'HEAD', '1.1'],
    ['/search?q=sleep', 'GET', '1.0'],
  ])('%s by %s in HTTP/%s is answered at once', async (path, method, version) => {
    const port = await start({ EARLY_HINTS: '1' });
    expect(await said(port, path, method, version)).toMatch(/^HTTP\/1\.1 [24]/);
  });
});

it('sends no early hints by default', async () => {
  expect(await said(await start({}), '/blog/post-1-1')).toMatch(/^HTTP\/1\.1 200/);
});
