import { keepAliveReaders } from '@daily-nest/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../test/databases.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { startBackend } from '../test/processes.ts';
import { behaviors, startFront } from './front.ts';
import { prepare, read, recovered } from './readers.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';

// One start for all: each test ends with a site that is well.
const folder = temporaryFolder();
let postgres: TestPostgres | undefined;
let environment: Record<string, string>;
let backend: Awaited<ReturnType<typeof startBackend>>;
let front: Awaited<ReturnType<typeof startFront>>;
let web: Web;
let behindFront: Web;

beforeAll(async () => {
  postgres = process.env['TEST_DATABASE_URL'] ? undefined : await startPostgres();
  environment = {
    SEED: '1',
    ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder.path }),
  };
  backend = await startBackend(environment);
  await backend.ready();
  front = await startFront(backend.url);
  [web, behindFront] = await Promise.all([startWeb(backend.url), startWeb(front.url)]);
});
afterAll(async () => {
  await Promise.all([web?.stop('SIGKILL'), behindFront?.stop('SIGKILL'), backend?.stop('SIGKILL')]);
  await front?.stop();
  await postgres?.stop();
  folder.remove();
});

interface Fault {
  what: string;
  site: Web;
  seconds: number;
  begin: () => unknown;
  end: () => unknown;
}

/** Readers before and during a fault get their pages, what was kept of them or the texts of docs/product.md, within three seconds. */
async function survives({ what, site, seconds, begin, end }: Fault) {
  const reads = await prepare(site);
  await begin();
  const { failed, ...reading } = await read(site, reads, seconds).finally(end);
  const recoverySeconds = await recovered(site);
  note({ what, ...reading, failed: failed.length, recoverySeconds });
  expect(failed).toEqual([]);
  // Each kind of address was asked for, by however slow a machine.
  expect(reading.requests).toBeGreaterThan(reads.length);
  expect(recoverySeconds).toBeLessThan(6);
}

it('readers have their pages while the backend is killed and started again', async () => {
  await survives({
    what: 'the backend is killed',
    site: web,
    seconds: 2.5,
    begin: () => backend.stop('SIGKILL'),
    end: async () => {
      backend = await startBackend({ ...environment, PORT: String(backend.port) });
      await backend.ready();
    },
  });
});

it('readers have their pages while the backend is stopped in its tracks', async () => {
  await survives({
    what: 'the backend hangs (SIGSTOP)',
    site: web,
    seconds: 4,
    begin: () => backend.signal('SIGSTOP'),
    end: () => backend.signal('SIGCONT'),
  });
});

it('readers have their pages while the backend is stopped properly, and started again', async () => {
  let stopping: ReturnType<typeof backend.stop>;
  await survives({
    what: 'the backend is stopped (SIGTERM)',
    site: web,
    seconds: 3,
    // Nobody waits for its end: it happens under the readers' eyes.
    begin: () => {
      stopping = backend.stop();
    },
    end: async () => {
      expect((await stopping).code).toBe(0);
      backend = await startBackend({ ...environment, PORT: String(backend.port) });
      await backend.ready();
    },
  });
});

it('readers have their pages while Postgres is away', async ({ skip }) => {
  if (!postgres) return skip('There is no Postgres here.');
  return survives({
    what: 'Postgres is stopped',
    site: web,
    seconds: 2.5,
    begin: () => postgres?.halt('fast'),
    end: () => postgres?.start(),
  });
});

it.each(Object.entries(behaviors))('readers have their pages while %s', async (what, behavior) => {
  await survives({
    what,
    site: behindFront,
    seconds: what.includes('5 s') ? 4 : 2,
    begin: () => front.misbehave(behavior),
    end: () => front.behave(),
  });
});

it('no reader loses an answer when the site itself is stopped', async () => {
  const readers = keepAliveReaders({ port: web.port, path: '/blog', readers: 20 });
  await expect.poll(() => readers.answers.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const begun = performance.now();
  expect(await web.stop()).toBe(0);
  const seconds = (performance.now() - begun) / 1_000;
  const { answers, failures } = await readers.done;
  note({
    what: 'the site is stopped (SIGTERM)',
    requests: answers.length + failures.length,
    told: 0,
    failed: failures.length,
    slowestMs: undefined,
    recoverySeconds: undefined,
  });
  expect(failures).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(seconds).toBeLessThan(10);
});
