import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../src/package-root.ts';
import { framesOf } from '../src/radio/mp3-frames.ts';
import { createIcecast, icecastMissing, playOn } from './icecast.ts';
import { listen, serveRadio, until } from './listeners.ts';

type Backend = Awaited<ReturnType<typeof serveRadio>>;
type Listener = ReturnType<typeof listen>;

const station = join(packageRoot, 'station');
const secondOfSound = 8000;

/** Returns whether bytes are MP3 frames without a gap, except at the beginning and the end. */
function isPureSound(bytes: Buffer): boolean {
  const frames = framesOf(bytes);
  const covered = frames.reduce((sum, { length }) => sum + length, 0);
  return frames.length > 10 && bytes.length - covered < 1000;
}

describe('the built-in station', () => {
  let backend: Backend;
  const listeners: Listener[] = [];
  const tuneIn = () => {
    const listener = listen(backend.port, '/api/stream?port=8076');
    listeners.push(listener);
    return listener;
  };

  beforeAll(async () => {
    backend = await serveRadio({});
  });
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.leave();
  });
  afterAll(() => backend.close());

  it('starts with the last seconds at once and continues in real time', async () => {
    const listener = tuneIn();
    await until('the burst has come', () => listener.bytes > 5 * secondOfSound, 2000);
    const atFirst = listener.bytes;
    expect(atFirst).toBeLessThan(8 * secondOfSound);
    await pause(3000);
    const inThreeSeconds = listener.bytes - atFirst;
    expect(inThreeSeconds).toBeGreaterThan(2 * secondOfSound);
    expect(inThreeSeconds).toBeLessThan(4 * secondOfSound);
    expect(isPureSound(listener.sound)).toBe(true);
  });

  it('sends headers for live sound on any page, without caching', async () => {
    const answer = await fetch(`${backend.url}/api/stream?port=8076`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('content-length')).toBeNull();
    const listener = tuneIn();
    await until('the answer has begun', () => listener.bytes > 0);
    expect(listener.head.toLowerCase()).not.toContain('content-length');
  });

  it('plays the same position for everybody', async () => {
    const early = tuneIn();
    await until('the first listener hears something', () => early.bytes > 0);
    await pause(1200);
    const late = tuneIn();
    await until('both have more', () => late.bytes > 7 * secondOfSound);
    const sample = late.sound.subarray(6 * secondOfSound, 7 * secondOfSound - 1000);
    await until('the first has it too', () => early.sound.includes(sample), 3000);
  });

  it.each(['8077', '0', '80 76', '08076', '', '8076.0'])('rejects the port "%s" with 400', async (port) => {
    for (const path of ['stream', 'now-playing']) {
      const answer = await fetch(`${backend.url}/api/${path}?port=${encodeURIComponent(port)}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: { code: 'bad_request', message: 'port must be 8076' } });
    }
  });

  it('needs a port', async () => {
    const answer = await fetch(`${backend.url}/api/stream`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: 'bad_request', message: 'port is missing' } });
  });

  it('names the current piece', async () => {
    const lists = globSync('{,made/}station.json', { cwd: station }).map(
      (list) => JSON.parse(readFileSync(join(station, list), 'utf8')) as { pieces: { title: string }[] },
    );
    const pieces = lists.flatMap((list) => list.pieces);
    const playing = (await (await fetch(`${backend.url}/api/now-playing?port=8076`)).json()) as object;
    expect(playing).toEqual({
      title: expect.any(String) as string,
      artist: 'The Lullaby Machine',
      live: true,
    });
    expect(pieces).toContainEqual(expect.objectContaining({ title: (playing as { title: string }).title }));
  });

  it('ends every answer when the backend stops', async () => {
    const stopped = await serveRadio({});
    const listener = listen(stopped.port, '/api/stream?port=8076');
    await until('it is heard', () => listener.bytes > 0);
    stopped.stopping.abort();
    await until(
      'the answer has ended',
      () => listener.socket.destroyed || listener.socket.readableEnded,
      2000,
    );
    await stopped.close();
  });
});

describe.skipIf(icecastMissing !== undefined)(
  `the relay of a real Icecast${icecastMissing === undefined ? '' : ` (not run: ${icecastMissing})`}`,
  () => {
    const mount = '/live.mp3';
    const piece = join(station, 'night-light.mp3');
    const path = () => `/api/stream?port=${icecast.port}`;
    let icecast: Awaited<ReturnType<typeof createIcecast>>;
    let source: Awaited<ReturnType<typeof playOn>> | undefined;
    let backend: Backend;
    let listeners: Listener[] = [];

    beforeAll(async () => {
      icecast = await createIcecast();
      await icecast.start();
      backend = await serveRadio({
        RADIO_URL: `http://127.0.0.1${mount}`,
        RADIO_PORTS: `8076,${icecast.port}`,
      });
    });
    afterAll(async () => {
      source?.stop();
      for (const listener of listeners) listener.leave();
      await backend.close();
      await icecast.remove();
    });

    const nowPlaying = async () =>
      (await (await fetch(`${backend.url}/api/now-playing?port=${icecast.port}`)).json()) as object;

    it('answers 502 at once while nobody plays on the mount, and without an Icecast', async () => {
      const begun = Date.now();
      for (const port of [icecast.port, 8076]) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await fetch(`${backend.url}/api/stream?port=${port}`, { method });
          expect(answer.status).toBe(502);
          expect(answer.headers.get('cache-control')).toBe('no-store');
          if (method === 'GET')
            expect(await answer.json()).toEqual({
              error: { code: 'off_air', message: 'The stream is not on the air.' },
            });
        }
      }
      expect(Date.now() - begun).toBeLessThan(2000);
      expect(await nowPlaying()).toEqual({ title: null, artist: null, live: false });
    });

    it('answers HEAD without staying connected', async () => {
      source = await playOn(icecast.port, mount, piece, 'Nest Radio');
      await until('the mount is there', async () => {
        const answer = await fetch(`${backend.url}${path()}`, { method: 'HEAD' });
        return answer.status === 200 && answer.headers.get('icy-name') === 'Nest Radio';
      });
      await until('Icecast counts nobody', async () => (await icecast.listeners(mount)) === 0);
    });

    it('takes the title from the status page while nobody listens', async () => {
      await icecast.setTitle(mount, 'Édith Moreau - L’heure du bain');
      await until('the status page is asked again', async () => {
        const playing = (await nowPlaying()) as { title: string };
        return playing.title === 'L’heure du bain';
      });
      expect(await nowPlaying()).toEqual({ artist: 'Édith Moreau', title: 'L’heure du bain', live: true });
    });

    it('serves fifty listeners over one connection, and removes the metadata', async () => {
      listeners = Array.from({ length: 50 }, () => listen(backend.port, path()));
      await until('all hear the burst', () => listeners.every(({ bytes }) => bytes > 2 * secondOfSound));
      expect(await icecast.listeners(mount)).toBe(1);
      await icecast.setTitle(mount, "The Harbor Choir - Don't Wake the Baby");
      await until('the new title has come with the sound', async () => {
        const playing = (await nowPlaying()) as { title: string };
        return playing.title === "Don't Wake the Baby";
      });
      await until('all hear a few seconds more', () =>
        listeners.every(({ bytes }) => bytes > 6 * secondOfSound),
      );
      for (const listener of listeners) {
        expect(listener.status).toBe(200);
        expect(listener.sound.includes('StreamTitle')).toBe(false);
        expect(listener.head.toLowerCase()).not.toContain('icy-metaint');
        expect(isPureSound(listener.sound)).toBe(true);
      }
    });

    it('drops only the listener that is stuck', async () => {
      const [stuck, ...others] = listeners;
      if (!stuck || !source) throw new Error('There are no listeners.');
      for (const listener of listeners) listener.clear();
      await stuck.stick();
      expect(await backend.connections()).toBeGreaterThanOrEqual(50);
      const before = others.map(({ bytes }) => bytes);
      // Faster than real time, because the system's own buffers hold minutes of 64 kbit/s.
      source.setSpeed(120);
      const connections = () => backend.connections();
      await until('the stuck connection is ended', async () => {
        for (const listener of others) listener.clear();
        const isHeld = stuck.socket.writable && !stuck.socket.destroyed;
        // A paused socket does not notice the end by itself; the server's count does.
        return !isHeld || (await connections()) < 50;
      });
      source.setSpeed(1);
      for (const [index, listener] of others.entries()) {
        expect(listener.socket.destroyed).toBe(false);
        expect(listener.bytes).toBeGreaterThan((before[index] ?? 0) + 1_000_000);
      }
      stuck.leave();
      listeners = others;
    });

    it('keeps listeners waiting while Icecast is down, answers new ones 502 at once, and continues by itself', async () => {
      source?.stop();
      await icecast.stop();
      await pause(300);
      const asked = Date.now();
      const answer = await fetch(`${backend.url}${path()}`);
      expect(answer.status).toBe(502);
      expect(Date.now() - asked).toBeLessThan(1000);
      await answer.body?.cancel();
      for (const listener of listeners) expect(listener.socket.destroyed).toBe(false);

      await pause(1000);
      await icecast.start();
      const before = listeners.map(({ bytes }) => bytes);
      source = await playOn(icecast.port, mount, piece, 'Nest Radio');
      await until('everybody hears again', () =>
        listeners.every(({ bytes }, index) => bytes > (before[index] ?? 0) + secondOfSound),
      );
      expect(await icecast.listeners(mount)).toBe(1);
    });

    it('closes its connection when the last listener has left', async () => {
      for (const listener of listeners.splice(1)) listener.leave();
      await pause(300);
      expect(await icecast.listeners(mount)).toBe(1);
      listeners.pop()?.leave();
      await until('Icecast counts nobody', async () => (await icecast.listeners(mount)) === 0, 3000);
    });
  },
);

describe('the relay of a SHOUTcast 1', () => {
  it('parses its non-standard status line, and its titles', async () => {
    const frames = readFileSync(join(station, 'paper-boats.mp3')).subarray(0, 64_000);
    const interval = 1000;
    const title = Buffer.alloc(3 * 16);
    title.write("StreamTitle='Fran\xe7oise - Dodo';StreamUrl='';", 'latin1');
    const blocks: Buffer[] = [];
    for (let at = 0; at < frames.length; at += interval) {
      blocks.push(frames.subarray(at, at + interval));
      blocks.push(at === 0 ? Buffer.concat([Buffer.of(3), title]) : Buffer.of(0));
    }
    let request = '';
    const shoutcast = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (chunk: Buffer) => {
        request = chunk.toString();
        // In two packets, as on real networks.
        socket.write('IC');
        setTimeout(() => {
          socket.write(`Y 200 OK\r\nicy-name:Old but gold\r\nicy-metaint:${interval}\r\nicy-br:64\r\n`);
          socket.write('content-type:audio/mpeg\r\n\r\n');
          socket.write(Buffer.concat(blocks));
        }, 20);
      });
    }).listen(0, '127.0.0.1');
    await once(shoutcast, 'listening');
    const { port } = shoutcast.address() as AddressInfo;
    const backend = await serveRadio({ RADIO_URL: 'http://127.0.0.1', RADIO_PORTS: String(port) });
    const listener = listen(backend.port, `/api/stream?port=${port}`);
    await until('all sound has come', () => listener.bytes >= 60_000, 5000);
    expect(request).toMatch(/^GET \/ HTTP\/1\.1\r\n/);
    expect(request.toLowerCase()).toContain('icy-metadata: 1');
    expect(listener.head).toContain('icy-name: Old but gold');
    expect(frames.includes(listener.sound)).toBe(true);
    const playing = await (await fetch(`${backend.url}/api/now-playing?port=${port}`)).json();
    expect(playing).toEqual({ artist: 'Françoise', title: 'Dodo', live: true });
    listener.leave();
    await backend.close();
    shoutcast.close();
  });
});

/** Starts a backend that relays this server's answers. */
async function withSource(
  onRequest: RequestListener,
  check: (backend: Backend, path: string) => Promise<void>,
) {
  const source = createHttpServer(onRequest).listen(0, '127.0.0.1');
  await once(source, 'listening');
  const { port } = source.address() as AddressInfo;
  const backend = await serveRadio({ RADIO_URL: 'http://127.0.0.1/start', RADIO_PORTS: String(port) });
  try {
    await check(backend, `/api/stream?port=${port}`);
  } finally {
    await backend.close();
    source.closeAllConnections();
    source.close();
  }
}

describe('the relay of a source that misbehaves', () => {
  /** Another server on this machine, which answers with sound. */
  let otherServer: string;
  let asked = 0;
  const other = createHttpServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
  });
  beforeAll(async () => {
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    otherServer = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    other.closeAllConnections();
    other.close();
    expect(asked).toBe(0);
  });

  it('follows its redirects', async () => {
    const sound = readFileSync(join(station, 'night-light.mp3')).subarray(0, 20_000);
    await withSource(
      (request, response) => {
        if (request.url === '/start') response.writeHead(302, { location: '/moved?sid=1' }).end();
        else response.writeHead(200, { 'content-type': 'audio/aacp', server: 'secret/1.0' }).write(sound);
      },
      async (backend, path) => {
        const listener = listen(backend.port, path);
        await until('the sound has come', () => listener.bytes === sound.length);
        expect(listener.sound.equals(sound)).toBe(true);
        expect(listener.head).toContain('content-type: audio/aacp');
        expect(listener.head).not.toContain('secret');
        listener.leave();
      },
    );
  });

  it.each<[string, RequestListener]>([
    [
      'redirects without end',
      (_request, response) => void response.writeHead(302, { location: '/start' }).end(),
    ],
    ['answers with an error', (_request, response) => void response.writeHead(403).end('full')],
    ['takes the call and never answers', () => undefined],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'answers with a page',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
    [
      'answers with a playlist',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'audio/x-mpegurl' }).end('http://x'),
    ],
    [
      'sends it on to another server of the same machine',
      (_request, response) => void response.writeHead(302, { location: `${otherServer}/` }).end(),
    ],
  ])('answers 502 when it %s', async (_name, onRequest) => {
    await withSource(onRequest, async (backend, path) => {
      const begun = Date.now();
      const answers = await Promise.all([1, 2, 3].map(() => fetch(`${backend.url}${path}`)));
      expect(answers.map(({ status }) => status)).toEqual([502, 502, 502]);
      expect(Date.now() - begun).toBeLessThan(5000);
    });
  });

  it('is refused when it would relay itself', async () => {
    let name = '';
    await withSource(
      (request, response) => {
        name = request.headers['user-agent'] ?? '';
        response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('sound');
      },
      async (backend, path) => {
        const listener = listen(backend.port, path);
        await until('the source was asked', () => name !== '');
        const looped = await fetch(`${backend.url}${path}`, { headers: { 'user-agent': name } });
        expect([looped.status, await looped.json()]).toMatchObject([508, { error: { code: 'loop' } }]);
        listener.leave();
      },
    );
  });

  it('ends the answers when the format changes, because players cannot follow that', async () => {
    let asked = 0;
    let last: ServerResponse | undefined;
    await withSource(
      (request, response) => {
        if (request.url !== '/start') return void response.writeHead(404).end();
        asked += 1;
        last = response;
        response.writeHead(200, { 'content-type': asked === 1 ? 'audio/mpeg' : 'audio/ogg' });
        return void response.write('sound');
      },
      async (backend, path) => {
        const listener = listen(backend.port, path);
        await until('the first sound has come', () => listener.bytes > 0);
        last?.destroy();
        await until('the answer has ended', () => listener.socket.readableEnded || listener.socket.destroyed);
        expect(asked).toBe(2);
        expect(listener.sound.toString()).toBe('sound');
      },
    );
  });
});
