import { mostMemory, sendBody } from '@daily-nest/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from './databases.ts';
import { mailEnvironment } from './newsletter.ts';
import { startBackend } from './processes.ts';

/** More than a client could send during a test. */
const large = 1e12;
const list = '/functions/v1/get_metainfo?domain=thedailynest.example&page=1';
const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer public-anon-key' };
const folder = temporaryFolder();
let backend: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => {
  backend = await startBackend({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'info',
    ...mailEnvironment('smtp://127.0.0.1:1'),
  });
  await backend.ready();
});
afterAll(async () => {
  await backend.stop('SIGKILL');
  folder.remove();
});

/** Requests with a body: calls that the web server posts to, and paths that accept none. */
const targets: [method: string, path: string, inPieces: number][] = [
  ['POST', '/api/newsletter/sign-up', 413],
  ['POST', '/api/newsletter/confirm', 413],
  ['POST', '/api/newsletter/leave', 413],
  ['POST', '/functions/v1/get_metainfo', 404],
  ['GET', list, 200],
];

it.runIf(process.platform === 'linux')(
  'an endless request body is neither read nor stored, and the connection is closed',
  async () => {
    const { port, pid } = backend;
    const flood = () =>
      Promise.all(
        targets.flatMap(([method, path, inPieces]) =>
          [true, false].map(async (announced) => ({
            ...(await sendBody({ port, path, method, headers, bytes: large, announced })),
            path,
            expected: announced ? 413 : inPieces,
          })),
        ),
      );
    // The first flood takes memory that is reused later.
    const [, before] = await Promise.all([flood(), mostMemory(pid, 4_000)]);
    const [sent, after] = await Promise.all([flood(), mostMemory(pid, 4_000)]);
    for (const { path, expected, statuses, sent: bytes, seconds } of sent) {
      expect(statuses, path).toEqual([expected]);
      expect(bytes, path).toBeLessThan(large);
      expect(seconds, path).toBeLessThan(8);
    }
    expect(after - before).toBeLessThan(40);
    expect(backend.alive()).toBe(true);
  },
);

it.each(['sign-up', 'confirm', 'leave'])(
  'a body of 5,000 bytes to %s is rejected with the JSON of all errors',
  async (call) => {
    const answer = await fetch(`${backend.url}/api/newsletter/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'reader@nest.example', list: 'weekly', website: 'x'.repeat(5_000) }),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      error: { code: 'bad_request', message: expect.any(String) as string },
    });
  },
);
