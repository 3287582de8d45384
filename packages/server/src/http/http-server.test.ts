import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer, type HttpServerOptions } from './index.ts';
import { keepAliveReaders, readOnce, reconnectingReaders } from '../testing.ts';

/** More than the system keeps for a connection on loopback. */
const large = Buffer.alloc(60 * 1024 * 1024, 'a');
const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

async function serve(listener: Listener, options: Partial<HttpServerOptions> = {}) {
  const made: HttpServer = createHttpServer(listener, { maxConnections: 100, graceMs: 200, ...options });
  made.server.listen(0, '127.0.0.1');
  await once(made.server, 'listening');
  cleanUps.push(() => {
    made.server.close();
    made.server.closeAllConnections();
  });
  const { port } = made.server.address() as AddressInfo;
  return { ...made, port };
}

/** A client's connection that reads nothing until it is told to. */
async function client(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  cleanUps.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const ask = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Whether the server has let go of a connection: shown by its own count, since a client that reads nothing sees no end. */
async function open({ server }: HttpServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

describe('a client that pipelines', () => {
  it('gets every answer, whole and in order, and one is worked on at a time', async () => {
    let underWay = 0;
    let most = 0;
    const { port } = await serve(async ({ url = '' }, response) => {
      most = Math.max(most, (underWay += 1));
      await pause(Number(url.slice(1)) % 3);
      underWay -= 1;
      response.end(`<${url}>`);
    });
    const socket = await client(port);
    const paths = Array.from({ length: 30 }, (_, index) => `/${index}`);
    let heard = '';
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
    socket.write(paths.map(ask).join(''));
    socket.resume();
    await expect.poll(() => heard.match(/<[^>]*>/g)).toEqual(paths.map((path) => `<${path}>`));
    // The connection goes on as any other.
    socket.write(ask('/30'));
    await expect.poll(() => heard).toContain('</30>');
    expect(most).toBe(1);
  });

  it('is cut off when it sends far more than it lets be answered', async () => {
    let asked = 0;
    const server = await serve(() => (asked += 1));
    const socket = await client(server.port);
    socket.write(ask().repeat(200));
    await expect.poll(() => open(server)).toBe(0);
    expect(asked).toBe(1);
  });
});

it('clients that together let too many requests wait are cut off, and nobody else', async () => {
  const server = await serve(() => undefined);
  for (let count = 0; count < 100; count += 1) (await client(server.port)).write(ask().repeat(30));
  // The one that is answered and 29 behind it: 68 connections have 1,972 waiting.
  await expect.poll(() => open(server)).toBe(68);
  for (const leave of cleanUps.splice(1)) leave();
  await expect.poll(() => open(server)).toBe(0);
  (await client(server.port)).write(ask().repeat(30));
  await pause(200);
  expect(await open(server)).toBe(1);
});

describe('a client that reads nothing', () => {
  it('is let go when it has taken nothing for the time given', async () => {
    const server = await serve((_request, response) => response.end(large), {
      drainMs: 400,
      maxUnsent: Infinity,
    });
    const socket = await client(server.port);
    const asked = performance.now();
    socket.write(ask());
    await once(server.server, 'request');
    await expect.poll(() => open(server), { timeout: 3_000 }).toBe(0);
    expect(performance.now() - asked).toBeGreaterThan(400);
  });

  it('may listen to the radio, which has a rule of its own', async () => {
    const server = await serve((_request, response) => response.end(large), {
      drainMs: 200,
      isLive: ({ url }) => url === '/stream',
    });
    (await client(server.port)).write(ask('/stream'));
    await pause(1_000);
    expect(await open(server)).toBe(1);
  });

  it('is not let go while the server is still thinking', async () => {
    const server = await serve(
      async (_request, response) => {
        await pause(800);
        response.end('thought');
      },
      { drainMs: 200 },
    );
    const socket = await client(server.port);
    socket.write(ask());
    const [bytes] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(bytes.toString()).toContain('thought');
  });

  it('goes before its time when too much waits, the longest stalled first', async () => {
    const closed: string[] = [];
    const server = await serve(
      ({ url = '', socket }, response) => {
        socket.once('close', () => closed.push(url));
        response.end(large);
      },
      { maxUnsent: 1.5 * large.byteLength },
    );
    (await client(server.port)).write(ask('/first'));
    await pause(700);
    (await client(server.port)).write(ask('/second'));
    await expect.poll(() => closed, { timeout: 3_000 }).toEqual(['/first']);
    await pause(1_500);
    expect(closed).toEqual(['/first']);
  });
});

it('a reader on a slow network who takes a little now and then gets a whole answer', async () => {
  const { port } = await serve((_request, response) => response.end(large), { drainMs: 400 });
  const socket = await client(port);
  let heard = 0;
  let rested = 0;
  socket.on('data', (bytes: Buffer) => {
    heard += bytes.byteLength;
    if (heard - rested < 3 * 1024 * 1024) return;
    rested = heard;
    socket.pause();
    setTimeout(() => socket.resume(), 100);
  });
  const begun = performance.now();
  socket.write(ask());
  socket.resume();
  await expect.poll(() => heard, { timeout: 15_000 }).toBeGreaterThan(large.byteLength);
  expect(performance.now() - begun).toBeGreaterThan(1_200);
});

it('of more connections than allowed none is taken, the operator hears of it, and idle ones make room', async () => {
  let full = 0;
  const server = await serve((_request, response) => response.end('here'), {
    maxConnections: 2,
    onFull: () => (full += 1),
  });
  for (const socket of [await client(server.port), await client(server.port)]) {
    socket.write(ask());
    await once(socket.resume(), 'data');
  }
  await pause(500);
  await once((await client(server.port)).resume(), 'close');
  expect(full).toBe(1);
  const next = await client(server.port);
  next.write(ask());
  const [bytes] = (await once(next.resume(), 'data')) as [Buffer];
  expect(bytes.toString()).toContain('here');
});

describe('a request that never arrives in full', () => {
  it('is given up 10 seconds after its first byte', async () => {
    const { port } = await serve((_request, response) => response.end());
    const socket = await client(port);
    const begun = performance.now();
    const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 500);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    await once(socket.resume(), 'close');
    clearInterval(drip);
    expect(performance.now() - begun).toBeGreaterThan(9_000);
    expect(performance.now() - begun).toBeLessThan(13_000);
  });

  it('is refused with 431 when its headers are longer than 16 KiB', async () => {
    const { port } = await serve((_request, response) => response.end());
    const socket = await client(port);
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`);
    const [bytes] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('a server that is asked to stop', () => {
  it('loses no request of clients that keep their connections', async () => {
    const server = await serve(
      async (_request, response) => {
        await pause(Math.random() * 20);
        response.end('x'.repeat(50_000));
      },
      { graceMs: 500 },
    );
    const readers = keepAliveReaders({ port: server.port, readers: 20 });
    await expect.poll(() => readers.answers.length).toBeGreaterThan(100);
    const stopped = server.stop();
    await pause(250);
    expect((await readOnce({ port: server.port })).connection).toBe('close');
    await stopped;
    const { answers, failures } = await readers.done;
    expect(failures).toEqual([]);
    expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(20);
  });

  it('resets no connection of clients that come back as soon as they are answered', async () => {
    for (let stops = 0; stops < 5; stops += 1) {
      const server = await serve((_request, response) => response.end('here'));
      const readers = reconnectingReaders({ port: server.port, readers: 100 });
      await expect.poll(() => readers.answered()).toBeGreaterThan(100);
      await server.stop();
      const { failures } = await readers.leave();
      expect(failures).toEqual([]);
    }
  });

  it('lets a slow reader have the whole answer that had begun', async () => {
    const server = await serve((_request, response) => response.end(large));
    const socket = await client(server.port);
    socket.write(ask());
    await once(server.server, 'request');
    const stopped = server.stop();
    const ended = once(socket, 'close');
    await pause(600);
    let heard = 0;
    socket.on('data', (bytes: Buffer) => (heard += bytes.byteLength));
    socket.resume();
    await stopped;
    await ended;
    expect(heard).toBeGreaterThan(large.byteLength);
  });

  it('answers all that was pipelined, and says with the last that this is the end', async () => {
    const server = await serve(async (_request, response) => {
      await pause(100);
      response.end('here');
    });
    const socket = await client(server.port);
    let heard = '';
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
    socket.write(ask().repeat(3));
    socket.resume();
    const ended = once(socket, 'close');
    await once(server.server, 'request');
    await server.stop();
    await ended;
    expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(heard.match(/^connection: [\w-]+/gim)).toEqual([
      'Connection: keep-alive',
      'Connection: keep-alive',
      'Connection: close',
    ]);
  });

  it('answers the first request of a new connection, also when it comes a second late', async () => {
    const server = await serve((_request, response) => response.end('here'), { graceMs: 50 });
    const socket = await client(server.port);
    const stopped = server.stop();
    await pause(1_000);
    socket.write(ask());
    const [bytes] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(bytes.toString()).toContain('here');
    await stopped;
  });

  it('ends idle connections after the grace', async () => {
    const server = await serve((_request, response) => response.end('here'));
    const socket = await client(server.port);
    socket.write(ask());
    await once(socket.resume(), 'data');
    const begun = performance.now();
    await server.stop();
    expect(performance.now() - begun).toBeGreaterThan(190);
    expect(performance.now() - begun).toBeLessThan(1_500);
  });

  it('cuts off what does not end by itself', async () => {
    const server = await serve(() => undefined, { cutOffMs: 700 });
    (await client(server.port)).write(ask());
    await once(server.server, 'request');
    const begun = performance.now();
    await server.stop();
    expect(performance.now() - begun).toBeGreaterThan(690);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
