import { setTimeout as pause } from 'node:timers/promises';
import { reconnectingReaders } from '@daily-nest/server/testing';
import { freePort } from '@daily-nest/testing/free-port';
import { findNginx } from '@daily-nest/testing/nginx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '@daily-nest/testing/postgres';
import { startBackend } from '../test/processes.ts';
import { startNginx } from './nginx.ts';
import { startWeb } from './site.ts';

const stops = 20;
const requestsEach = 5_000;
const readers = 32;
const call = {
  path: '/functions/v1/get_metainfo?domain=localhost&page=1&limit=1',
  headers: { authorization: 'Bearer public-anon-key' },
};
const limits = { timeout: 900_000 };
const installed = findNginx();

let postgres: TestPostgres | undefined;
let environment: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
  if (!postgres) throw new Error('There is no Postgres on this machine.');
  environment = { SEED: '1', DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' };
});
afterAll(() => postgres?.stop());

/** Starts the backend, on the given port if there is one. Resolves when it is ready. */
async function newBackend(port?: number) {
  const backend = await startBackend({ ...environment, ...(port && { PORT: String(port) }) });
  const readyz = () => fetch(`${backend.url}/readyz`).catch(() => undefined);
  while ((await readyz())?.ok !== true) await pause(30);
  return backend;
}

/** Waits until readers got that many answers, or one got none. */
async function answered({ answered: count, failures }: ReturnType<typeof reconnectingReaders>, many: number) {
  while (count() < many && failures.length === 0) await pause(50);
}

/** Checks all answers that readers got. */
async function expectAll(load: ReturnType<typeof reconnectingReaders>, many: number) {
  const { answered: all, failures } = await load.leave();
  expect(failures).toEqual([]);
  expect(all).toBeGreaterThanOrEqual(many);
}

it.each([
  ['the site', {}, () => startWeb('http://127.0.0.1:9', { LOG_LEVEL: 'warn' })],
  ['the backend', call, () => newBackend()],
])(
  '%s loses none of 100,000 requests on new connections during 20 stops',
  limits,
  async (_name, target, start) => {
    for (let stop = 0; stop < stops; stop += 1) {
      const server = await start();
      const load = reconnectingReaders({ port: server.port, readers, ...target });
      await answered(load, requestsEach);
      await server.stop();
      await expectAll(load, requestsEach);
    }
  },
);

it.skipIf(installed === undefined)(
  'two sites and two backends behind nginx lose none of 100,000 requests during 20 stops in turn',
  limits,
  async () => {
    const [outer, inner] = [await freePort(), await freePort()];
    const backends = [await newBackend(), await newBackend()];
    const newSite = (port?: number) =>
      startWeb(`http://127.0.0.1:${inner}`, {
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        ...(port && { PORT: String(port) }),
      });
    const sites = [await newSite(), await newSite()];
    const nginx = await startNginx(installed!, {
      '80': outer,
      '3001': sites[0]!.port,
      '3002': sites[1]!.port,
      '8787': inner,
      '8791': backends[0]!.port,
      '8792': backends[1]!.port,
    });
    const loads = [
      reconnectingReaders({ port: outer, readers: readers / 2 }),
      reconnectingReaders({ port: inner, readers: readers / 2, ...call }),
    ];
    for (let stop = 0; stop < stops; stop += 1) {
      const copy = stop % 2;
      if (stop % 4 < 2) {
        await sites[copy]!.stop();
        sites[copy] = await newSite(sites[copy]!.port);
      } else {
        await backends[copy]!.stop();
        backends[copy] = await newBackend(backends[copy]!.port);
      }
      // nginx sends nothing to a failed copy for two seconds.
      await pause(2_500);
      for (const load of loads) await answered(load, ((stop + 1) * requestsEach) / 2);
    }
    for (const load of loads) await expectAll(load, (stops * requestsEach) / 2);
    await Promise.all([...sites, ...backends].map((server) => server.stop('SIGKILL')));
    await nginx.stop();
  },
);
