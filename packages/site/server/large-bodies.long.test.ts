import { mostMemory, readOnce, sendBody } from '@daily-nest/server/testing';
import { expect, it } from 'vitest';
import { json, startBackend } from './testing/backend.test-support.ts';
import { runUntilItAnswers } from './testing/web-process.ts';

/** More than a client could send during a test. */
const large = 1e12;
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

async function startSite() {
  const backend = await startBackend(json({ now: 1 }));
  const web = await runUntilItAnswers({ BACKEND_URL: backend.url, NEWSLETTER: '1', LOG_LEVEL: 'error' });
  return { backend, port: web.port, pid: web.pid };
}

/** Requests with a body: paths that accept one, and paths that do not: a page, a proxied call. */
const targets: [method: string, path: string, inPieces: number][] = [
  ['POST', '/newsletter/sign-up', 413],
  ['POST', '/newsletter/leave?token=a', 413],
  ['POST', '/client-errors', 413],
  ['POST', '/', 405],
  ['GET', '/', 200],
  ['GET', '/api/now-playing?port=8076', 200],
];

it.runIf(process.platform === 'linux')(
  'an endless request body is neither read nor stored, and the connection is closed',
  async () => {
    const { backend, port, pid } = await startSite();
    const flood = () =>
      Promise.all(
        targets.flatMap(([method, path, inPieces]) =>
          [true, false].map(async (announced) => ({
            ...(await sendBody({ port, path, method, headers: form, bytes: large, announced })),
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
    // No server behind the site got any of it.
    for (const { headers } of backend.requests) {
      expect(headers).not.toHaveProperty('content-length');
      expect(headers).not.toHaveProperty('transfer-encoding');
    }
    expect((await readOnce({ port })).status).toBe(200);
    await backend.stop();
  },
);
