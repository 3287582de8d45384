import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServerOptions, mostBody } from './index.ts';
import type { Listener } from './connection.ts';
import { sendBody } from '../testing.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

async function serve(listener: Listener, more: Partial<HttpServerOptions> = {}): Promise<number> {
  const { server } = createHttpServer(listener, { maxConnections: 100, ...more });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** More than anybody could send while a test runs. */
const large = 1e12;

describe('a body that is larger than any form', () => {
  it.each(['GET', 'POST', 'PUT'])('%s is refused by its announcement: nobody is asked', async (method) => {
    const asked: unknown[] = [];
    const port = await serve((request, response) => {
      asked.push(request.url);
      response.end();
    });
    const { statuses, heard, sent, seconds } = await sendBody({
      port,
      method,
      bytes: large,
      announced: true,
    });
    expect(statuses).toEqual([413]);
    expect(heard).toMatch(/^Connection: close\r$/m);
    expect(asked).toEqual([]);
    expect(sent).toBeLessThan(large);
    expect(seconds).toBeLessThan(5);
  });

  it.each(['GET', 'POST'])('%s in pieces is not read on once it is answered', async (method) => {
    const port = await serve((_request, response) => response.end('fine'));
    const { statuses, sent, seconds } = await sendBody({ port, method, bytes: large, announced: false });
    expect(statuses).toEqual([200]);
    expect(sent).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(5);
  });

  it('may be as long as the limit, and what follows on the connection is answered', async () => {
    const lengths: number[] = [];
    const port = await serve((request, response) => {
      let length = 0;
      request.on('data', (bytes: Buffer) => (length += bytes.byteLength));
      request.once('end', () => {
        lengths.push(length);
        response.end();
      });
    });
    const send = async (length: number) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x'.repeat(length) })).status;
    expect([await send(16_384), await send(1), await send(16_385)]).toEqual([200, 200, 413]);
    expect(lengths).toEqual([16_384, 1]);
  });

  it('may be longer where the server says so, and nowhere else', async () => {
    const port = await serve((request, response) => request.resume().once('end', () => response.end()), {
      mostBodyOf: ({ url }) => (url === '/long' ? 100_000 : mostBody),
    });
    const send = async (path: string, length: number) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'PUT', body: 'x'.repeat(length) })).status;
    expect([await send('/long', 100_000), await send('/long', 100_001), await send('/', 20_000)]).toEqual([
      200, 413, 413,
    ]);
  });
});
