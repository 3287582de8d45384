import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from './index.ts';
import { Turns } from './turns.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server that tells clients apart by their addresses. */
async function serve(listener: Listener): Promise<number> {
  const { server } = createHttpServer(listener, {
    maxConnections: 1_000,
    clientOf: ({ socket }) => socket.remoteAddress ?? '',
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUps.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

async function client(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).resume();
  cleanUps.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

function work(ms: number) {
  for (const end = performance.now() + ms; performance.now() < end;) continue;
}

it('a reader who comes after hundreds of another address is answered before nearly all of them', async () => {
  const turns = new Turns(Infinity);
  const begun: string[] = [];
  const enter = (client: string) =>
    turns.enter(client, () => {
      work(1);
      begun.push(client);
      turns.leave(client);
    });
  // What has arrived in one turn of the event loop; then the next reader's connection is looked at.
  for (let number = 0; number < 200; number += 1) enter('flood');
  setImmediate(() => {
    enter('reader');
    enter('reader');
  });
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(202);
  expect(begun.indexOf('reader')).toBeLessThan(10);
  // One of each, in turns.
  expect(begun.lastIndexOf('reader') - begun.indexOf('reader')).toBe(2);
});

it('answers that take longer than a slice take turns, too: who was answered stands at the end of the lines', async () => {
  const turns = new Turns(Infinity);
  const begun: string[] = [];
  const enter = (client: string) =>
    turns.enter(client, () => {
      // Each uses up a whole slice, so that the first of the lines is all that is looked at.
      work(3);
      begun.push(client);
      turns.leave(client);
    });
  for (let number = 0; number < 20; number += 1) enter('flood');
  for (const reader of ['first', 'second', 'first', 'second']) enter(reader);
  await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(24);
  // The one with which the flood began, and then one of each.
  expect(begun.slice(0, 7)).toEqual(['flood', 'flood', 'first', 'second', 'flood', 'first', 'second']);
});

it('at most 32 answers to one address are under way, and the next begins when one is over', async () => {
  const open: ServerResponse[] = [];
  const port = await serve((_request, response) => open.push(response));
  const crowd = await Promise.all(Array.from({ length: 40 }, () => client(port, '127.0.0.1')));
  for (const socket of crowd) socket.write(ask('/'));
  await expect.poll(() => open.length).toBe(32);
  await pause(100);
  expect(open).toHaveLength(32);
  // Another address has places of its own.
  (await client(port, '127.0.0.2')).write(ask('/'));
  await expect.poll(() => open.length).toBe(33);
  open[0]!.end();
  await expect.poll(() => open.length).toBe(34);
  // Who leaves while it waits, or while it is answered, leaves its place.
  for (const socket of crowd) socket.destroy();
  await pause(50);
  const next = await Promise.all(Array.from({ length: 32 }, () => client(port, '127.0.0.1')));
  for (const socket of next) socket.write(ask('/'));
  await expect.poll(() => open.length).toBe(34 + 32);
});
