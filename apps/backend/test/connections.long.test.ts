import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { greedyClients, keepAliveReaders, readOnce } from '@daily-nest/server/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { temporaryFolder } from './databases.ts';
import { aPost } from './posts.ts';
import { runCli, startBackend } from './processes.ts';

const folder = temporaryFolder();
const environment = { DATA_DIR: join(folder.path, 'data'), LOG_LEVEL: 'warn' };
/** Waits long enough for a busy machine. */
const patience = { timeout: 30_000 };
const headers = { authorization: 'Bearer public-anon-key' };
let running: Awaited<ReturnType<typeof startBackend>> | undefined;

async function start(more: Record<string, string> = {}) {
  running = await startBackend({ ...environment, ...more });
  const { port } = running;
  for (;;) {
    const ready = await readOnce({ port, path: '/readyz' }).catch(() => undefined);
    if (ready?.status === 200) return running;
    await pause(30);
  }
}

beforeAll(async () => {
  const file = join(folder.path, 'long.md');
  writeFileSync(
    file,
    writeMarkdown(aPost({ slug: 'long', date: '2026-11-20', body: 'Long. '.repeat(33_000) })),
  );
  expect((await runCli(['import', file], environment)).code).toBe(0);
});
afterEach(() => running?.stop('SIGKILL'));
afterAll(() => folder.remove());

const path = '/functions/v1/get_details?slug=long';

it('clients that request a long post 30 times and read nothing are disconnected after ten seconds', async () => {
  const { port } = await start();
  expect((await readOnce({ port, path, headers })).bytes).toBeGreaterThan(190_000);
  const greedy = await greedyClients({ port, path, headers, clients: 3, requests: 30 });
  await pause(14_000);
  expect(await greedy.hungUp()).toBe(3);
  expect((await readOnce({ port, path, headers })).status).toBe(200);
});

it('a stop under load loses no call', async () => {
  const backend = await start();
  const { ended, port } = backend;
  const calls = keepAliveReaders({ port, readers: 20, path, headers });
  await expect.poll(() => calls.answers.length, patience).toBeGreaterThan(20);
  const begun = performance.now();
  void backend.stop();
  await expect.poll(async () => (await readOnce({ port, path: '/readyz' })).status).toBe(503);
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
  expect(performance.now() - begun).toBeLessThan(10_000);
  const { answers, failures } = await calls.done;
  expect(failures).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(20);
});

it('plain `node` runs it with the memory flags of its start script', async () => {
  running = await startBackend(environment, { flags: [] });
  const words = () => readFileSync(`/proc/${running!.pid}/cmdline`, 'utf8').split('\0');
  const flags = ['--max-semi-space-size=4', '--max-old-space-size=256'];
  await expect.poll(words, patience).toEqual(expect.arrayContaining(flags));
});

it('a stop ends the streams of radio listeners', async () => {
  const backend = await start();
  const { ended, port } = backend;
  const listener = readOnce({ port, path: '/api/stream?port=8076' });
  await pause(500);
  const begun = performance.now();
  void backend.stop();
  expect((await listener).bytes).toBeGreaterThan(0);
  expect((await ended).code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(4_000);
});
