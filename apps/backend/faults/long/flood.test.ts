import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/databases.ts';
import { startBackend } from '../../test/processes.ts';
import { note } from '../rows.ts';
import { startWeb, type Web } from '../site.ts';

const folder = temporaryFolder();
let backend: Awaited<ReturnType<typeof startBackend>>;
let web: Web;
beforeAll(async () => {
  backend = await startBackend({ DATA_DIR: folder.path });
  await backend.ready();
  web = await startWeb(backend.url, { RATE_LIMIT: '10' });
});
afterAll(async () => {
  await Promise.all([web.stop('SIGKILL'), backend.stop('SIGKILL')]);
  folder.remove();
});

/** How long, in ms, the site's main thread has waited for a core so far: what else the machine does is not held against it. */
function starvedMs(): number {
  return Number(readFileSync(`/proc/${web.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** A page for a reader with another address than the flood's, and how long the site took for it. */
function ask(path: string): Promise<{ path: string; status: number; ms: number }> {
  const [begun, starved] = [performance.now(), starvedMs()];
  return new Promise((resolve) => {
    const end = (status: number) =>
      resolve({ path, status, ms: performance.now() - begun - (starvedMs() - starved) });
    const asked = request(
      { port: web.port, host: '127.0.0.1', path, localAddress: '127.0.0.2', agent: false },
      (answer) => answer.resume().once('end', () => end(answer.statusCode!)),
    );
    asked.setTimeout(30_000, () => asked.destroy());
    asked.once('error', () => end(0)).end();
  });
}

/** Pages that nobody has read before, and one that is kept. */
const pages = [
  (number: number) => `/articles?q=reader${number}`,
  (number: number) => `/search?q=reader${number}`,
  (number: number) => `/faq?q=reader${number}`,
  () => '/articles',
];

// Linux tells how long a process waited.
it.runIf(process.platform === 'linux')(
  '500 connections of one address that ask for 30 heavy pages at once let everybody else have theirs',
  async () => {
    for (const page of pages) expect((await ask(page(0))).status).toBe(200);
    const flood = fork(fileURLToPath(new URL('flood.ts', import.meta.url)), [String(web.port), '500']);
    onTestFinished(() => void flood.kill('SIGKILL'));
    const given = [];
    await pause(500);
    for (let number = 1; number <= 60; number += 1) {
      given.push(await ask(pages[number % pages.length]!(number)));
      await pause(150);
    }
    flood.kill('SIGKILL');
    const slowestMs = Math.max(...given.map(({ ms }) => ms));
    const failed = given.filter(({ status, ms }) => status !== 200 || ms > 3_000);
    note({
      what: '500 connections of one address ask for 30 heavy pages each at once',
      requests: given.length,
      refused: 0,
      failed: failed.length,
      slowestMs,
      recoverySeconds: undefined,
    });
    expect(failed).toEqual([]);
  },
  240_000,
);
