import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './index.ts';

let running: HttpServer;
let asked: number;

beforeEach(async () => {
  asked = 0;
  running = createHttpServer(
    (_request, response) => {
      asked += 1;
      response.end('here');
    },
    { maxConnections: 100, graceMs: 0 },
  );
  running.server.listen(0, '127.0.0.1');
  await once(running.server, 'listening');
});
afterEach(() => running.stop());

/** The statuses of all that a server says to some lines before it hangs up. */
async function statusesOf(...lines: string[]): Promise<number[]> {
  const socket = connect((running.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'close');
  return Array.from(heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status));
}

it.each([
  ['two hosts', ['GET / HTTP/1.1', 'Host: ours.example', 'host: evil.example']],
  ['the same host twice', ['GET / HTTP/1.1', 'Host: ours.example', 'Host: ours.example']],
  ['two hosts in HTTP/1.0', ['GET / HTTP/1.0', 'Host: ours.example', 'Host: evil.example']],
  ['no host', ['GET / HTTP/1.1']],
  ['no version', ['GET /']],
  ['no version, but a host', ['GET /', 'Host: ours.example']],
  ['version 0.9', ['GET / HTTP/0.9', 'Host: ours.example']],
  ['version 2.0', ['GET / HTTP/2.0', 'Host: ours.example']],
])('a request with %s is answered 400, and the connection ends', async (_name, lines) => {
  expect(await statusesOf(...lines)).toEqual([400]);
  expect(asked).toBe(0);
});

it('a request behind one with two hosts is not answered', async () => {
  const second = ['', '', 'GET / HTTP/1.1', 'Host: ours.example'];
  const statuses = await statusesOf('GET / HTTP/1.1', 'Host: ours.example', 'Host: evil.example', ...second);
  expect([statuses, asked]).toEqual([[400], 0]);
});

it.each([
  ['HTTP/1.1', ['Host: ours.example', 'Connection: close']],
  ['HTTP/1.0 without a host', []],
])('a request of %s is answered', async (name, headers) => {
  expect(await statusesOf(`GET / ${name.split(' ')[0]}`, ...headers)).toEqual([200]);
});
