import { serveLocally } from '@daily-nest/testing/local-server';
import type { ServerResponse } from 'node:http';

const redirects: Record<string, string> = {
  '/moved': '/page',
  '/moved-away': '/gone',
  '/to-private': 'http://10.1.2.3/',
  '/to-metadata': 'http://169.254.169.254/latest/meta-data',
  '/to-file': 'file:///etc/passwd',
  '/round-and-round': '/round-and-round',
};

/** Starts a local server of pages that are there, gone, slow, huge or somewhere else. Remembers what was asked. */
export async function startPageServer() {
  const asked: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = await serveLocally((request, response) => {
    const path = request.url ?? '/';
    asked.push(`${request.method} ${path}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => (open -= 1));
    const end = (status: number, more = {}) => void response.writeHead(status, more).end();
    if (redirects[path]) return end(302, { location: redirects[path] });
    // Some servers know GET alone, and others say of everything else that it is not there.
    if (path === '/get-alone') return end(request.method === 'HEAD' ? 405 : 200);
    if (path === '/no-head') return end(request.method === 'HEAD' ? 404 : 200);
    if (path === '/endless') return endless(response);
    if (path.startsWith('/brief')) return void setTimeout(() => end(200), 20);
    if (path.startsWith('/never')) return undefined;
    const [, status] = /^\/(\d{3})$/.exec(path) ?? [];
    return end(status ? Number(status) : path === '/gone' ? 404 : 200);
  });
  return {
    url: (path: string) => `${server.url}${path}`,
    port: server.port,
    asked: (path: string) =>
      asked.filter((line) => line.endsWith(` ${path}`)).map((line) => line.split(' ')[0]),
    get mostOpen() {
      return mostOpen;
    },
    get open() {
      return open;
    },
    close: () => server.close(),
  };
}

/** Answers HEAD with 405, and GET with a body that does not end. */
function endless(response: ServerResponse): void {
  if (response.req.method === 'HEAD') {
    response.writeHead(405).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html' });
  const part = Buffer.alloc(256 * 1024);
  const more = (): unknown => !response.destroyed && response.write(part, () => setImmediate(more));
  more();
}
