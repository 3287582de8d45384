import { readdirSync } from 'node:fs';
import { greedyClients, keepAliveReaders, mostMemory, readOnce } from '@daily-nest/server/testing';
import { expect, it } from 'vitest';
import { json, startBackend } from './testing/backend.test-support.ts';
import { buildFolder } from './testing/built-server.ts';
import { run } from './testing/web-process.ts';

async function startWeb(environment: Record<string, string> = {}) {
  const web = await run({ LOG_LEVEL: 'warn', ...environment });
  await web.answers('/');
  return web;
}

it('150 clients that request 30 files each and read none use little memory, and are disconnected after ten seconds', async () => {
  const { pid, port } = await startWeb();
  const vendor = readdirSync(`${buildFolder}/client/assets`).find((name) => /^vendor-.*\.js$/.test(name));
  const path = `/assets/${vendor}`;
  await readOnce({ port, path });
  const before = await mostMemory(pid, 300);
  const greedy = await greedyClients({ port, path, clients: 150, requests: 30 });
  const during = mostMemory(pid, 14_000);
  expect((await during) - before).toBeLessThan(150);
  expect((await readOnce({ port })).status).toBe(200);
  expect(await greedy.hungUp()).toBe(150);
}, 40_000);

it('refuses connections beyond MAX_CONNECTIONS, and logs it once', async () => {
  const { port, logs } = await startWeb({ MAX_CONNECTIONS: '20' });
  const greedy = await greedyClients({ port, clients: 60, requests: 1 });
  expect(await greedy.hungUp(1_000)).toBeGreaterThanOrEqual(40);
  expect(logs()).toEqual([expect.objectContaining({ msg: 'connections refused', maxConnections: 20 })]);
  greedy.leave();
});

it('loses no page and no call during a stop under load, and tells the proxy in front', async () => {
  const backend = await startBackend((request, response) => {
    setTimeout(() => json({ now: 1 })(request, response), 50);
  });
  // All of them read from one address.
  const { signal, ended, port } = await startWeb({ BACKEND_URL: backend.url, RATE_LIMIT: '0' });
  const pages = keepAliveReaders({ port, readers: 10 });
  const calls = keepAliveReaders({ port, readers: 10, path: '/api/now-playing?port=8076' });
  const under = { timeout: 30_000 };
  await expect.poll(() => Math.min(pages.answers.length, calls.answers.length), under).toBeGreaterThan(20);
  const begun = performance.now();
  signal('SIGTERM');
  await expect.poll(async () => (await readOnce({ port, path: '/readyz' })).status).toBe(503);
  expect((await ended).code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(10_000);
  for (const { answers, failures } of await Promise.all([pages.done, calls.done])) {
    expect(failures).toEqual([]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(10);
  }
  await backend.stop();
});

it('finishes a slow call after it was asked to stop', async () => {
  const backend = await startBackend((request, response) => {
    setTimeout(() => json({ late: true })(request, response), 1_800);
  });
  // All of them read from one address.
  const { signal, ended, port } = await startWeb({ BACKEND_URL: backend.url, RATE_LIMIT: '0' });
  const call = readOnce({ port, path: '/api/now-playing?port=8076' });
  await expect.poll(() => backend.requests.map(({ url }) => url)).toContain('/api/now-playing?port=8076');
  signal('SIGTERM');
  expect(await call).toMatchObject({ status: 200, connection: 'close' });
  expect((await ended).code).toBe(0);
  await backend.stop();
});
