import { createAdaptorServer } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { readSettings } from '../src/settings.ts';

/** Serves the application on a free port. The radio needs no database, so there is none. */
export async function serveRadio(environment: Record<string, string>) {
  const stopping = new AbortController();
  const db = new Proxy({} as Database['db'], {
    get() {
      throw new Error('The radio must not use the database.');
    },
  });
  const database: Database = {
    db,
    read: db,
    kind: 'pglite',
    ping: () => Promise.resolve(),
    exclusively: () => Promise.resolve(undefined),
    watchPosts: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const app = createApp({
    settings: readSettings(environment),
    database,
    logger: pino({ level: 'silent' }),
    stopping: stopping.signal,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    connections: () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    stopping,
    async close() {
      stopping.abort();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts a listener, which reads as fast as the stream comes, or not at all. */
export function listen(port: number, path: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n`);
  let head = '';
  let headEnd = -1;
  let sound: Buffer[] = [];
  let bytes = 0;
  socket.on('data', (chunk: Buffer) => {
    if (headEnd < 0) {
      head += chunk.toString('latin1');
      headEnd = head.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      chunk = Buffer.from(head.slice(headEnd + 4), 'latin1');
      head = head.slice(0, headEnd);
    }
    bytes += chunk.length;
    sound.push(chunk);
  });
  return {
    socket,
    get status() {
      return Number(/^HTTP\/1\.\d (\d+)/.exec(head)?.[1] ?? 0);
    },
    get head() {
      return head;
    },
    get bytes() {
      return bytes;
    },
    get sound() {
      return Buffer.concat(sound);
    },
    clear() {
      sound = [];
    },
    /** Reads the beginning of the answer and then nothing more. */
    async stick() {
      await until('the answer has begun', () => headEnd >= 0);
      socket.pause();
    },
    leave() {
      socket.destroy();
    },
  };
}

/** Waits until a condition is true. Throws with its name if it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, within = 20_000) {
  const end = Date.now() + within;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${within} ms in vain until ${what}.`);
    await pause(25);
  }
}
