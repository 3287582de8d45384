import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { greedyClients, mostMemory } from '@daily-nest/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../test/databases.ts';
import { startBackend } from '../test/processes.ts';
import { prepare, read } from './readers.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';

const clients = 500;

const folder = temporaryFolder();
let backend: Awaited<ReturnType<typeof startBackend>>;
let web: Web;
beforeAll(async () => {
  backend = await startBackend({ DATA_DIR: folder.path });
  await backend.ready();
  web = await startWeb(backend.url);
});
afterAll(async () => {
  await Promise.all([web.stop('SIGKILL'), backend.stop('SIGKILL')]);
  folder.remove();
});

/** Starts clients that send one letter of their headers a second. */
async function dawdlers(port: number) {
  let hungUp = 0;
  const sockets = await Promise.all(
    Array.from({ length: clients }, async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).once('close', () => (hungUp += 1));
      socket.resume();
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      return socket;
    }),
  );
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('a');
  }, 1_000);
  return {
    hungUp: () => hungUp,
    leave() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

it('500 clients that send a letter a second do not delay readers and are disconnected within 13 seconds', async () => {
  const reads = await prepare(web);
  const slow = [await dawdlers(web.port), await dawdlers(backend.port)];
  const begun = performance.now();
  const { failed, ...reading } = await read(web, reads, 5);
  expect(failed).toEqual([]);
  expect(reading.refused).toBe(0);
  for (const end = performance.now() + 20_000; performance.now() < end; await pause(100))
    if (slow.every(({ hungUp }) => hungUp() === clients)) break;
  const seconds = (performance.now() - begun) / 1_000;
  expect(slow.map(({ hungUp }) => hungUp())).toEqual([clients, clients]);
  expect(seconds).toBeLessThan(16);
  for (const one of slow) one.leave();
  note({
    what: '500 clients send their headers a letter a second',
    ...reading,
    failed: 0,
    recoverySeconds: seconds,
  });
}, 60_000);

it('500 clients that never read their answers do not delay readers and take little memory', async () => {
  const reads = await prepare(web);
  const before = await mostMemory(web.pid, 500);
  const greedy = await greedyClients({ port: web.port, path: '/articles', clients, requests: 8 });
  const [{ failed, ...reading }, most] = await Promise.all([read(web, reads, 5), mostMemory(web.pid, 5_000)]);
  expect(failed).toEqual([]);
  expect(reading.refused).toBe(0);
  expect(most - before).toBeLessThan(150);
  // packages/site/server/connections.test.ts tests that such clients are disconnected. Here the system's
  // socket buffers are too large for that.
  greedy.leave();
  note({ what: '500 clients ask and never read', ...reading, failed: 0, recoverySeconds: undefined });
}, 60_000);
