import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/databases.ts';
import { startBackend } from '../test/processes.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';

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

/**
 * Returns how long, in ms, the site's main thread has waited for a core. This time is not counted against the
 * site.
 */
function starvedMs(): number {
  return Number(readFileSync(`/proc/${web.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** Requests a page as a reader at another address than the flood's. Returns the status and the time. */
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

/** Pages outside the cache, and one cached page. */
const pages = [
  (number: number) => `/articles?q=reader${number}`,
  (number: number) => `/search?q=reader${number}`,
  (number: number) => `/faq?q=reader${number}`,
  () => '/articles',
];

// Only Linux reports how long a process waited.
it.runIf(process.platform === 'linux')(
  '500 connections from one address with 30 expensive requests each do not slow down other readers',
  async () => {
    for (const page of pages) expect((await ask(page(0))).status).toBe(200);
    const flood = fork(fileURLToPath(new URL('flood.ts', import.meta.url)), [String(web.port), '500']);
    onTestFinished(() => void flood.kill('SIGKILL'));
    const answers = [];
    await pause(500);
    for (let number = 1; number <= 60; number += 1) {
      answers.push(await ask(pages[number % pages.length]!(number)));
      await pause(150);
    }
    flood.kill('SIGKILL');
    const slowestMs = Math.max(...answers.map(({ ms }) => ms));
    const failed = answers.filter(({ status, ms }) => status !== 200 || ms > 3_000);
    note({
      what: '500 connections of one address ask for 30 heavy pages each at once',
      requests: answers.length,
      refused: 0,
      failed: failed.length,
      slowestMs,
      recoverySeconds: undefined,
    });
    expect(failed).toEqual([]);
  },
  240_000,
);
