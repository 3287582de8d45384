import { keepAliveReaders } from '@daily-nest/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../test/databases.ts';
import { startPostgres, type TestPostgres } from '@daily-nest/testing/postgres';
import { startBackend } from '../test/processes.ts';
import { behaviors, startFront } from './front.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';
import { survives } from './survives.ts';

// All tests share one site and leave it healthy. Other wrong answers are tested in answers.test.ts.
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

it('readers get pages while the backend is killed and restarted', async () => {
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

it('readers get pages while the backend is paused (SIGSTOP)', async () => {
  await survives({
    what: 'the backend hangs (SIGSTOP)',
    site: web,
    seconds: 4,
    begin: () => backend.signal('SIGSTOP'),
    end: () => backend.signal('SIGCONT'),
  });
});

it('readers get pages while Postgres is down', async ({ skip }) => {
  if (!postgres) return skip('There is no Postgres here.');
  return survives({
    what: 'Postgres is stopped',
    site: web,
    seconds: 2.5,
    begin: () => postgres?.halt('fast'),
    end: () => postgres?.start(),
  });
});

it('readers get pages while the backend resets every connection', async () => {
  await survives({
    what: 'the backend resets every connection',
    site: behindFront,
    seconds: 2,
    begin: () => front.misbehave(behaviors['the backend resets every connection']),
    end: () => front.behave(),
  });
});

it('a stop of the site loses no answer', async () => {
  const readers = keepAliveReaders({ port: web.port, path: '/blog', readers: 20 });
  await expect.poll(() => readers.answers.length, { timeout: 20_000 }).toBeGreaterThan(50);
  const begun = performance.now();
  expect((await web.stop()).code).toBe(0);
  const seconds = (performance.now() - begun) / 1_000;
  const { answers, failures } = await readers.done;
  note({
    what: 'the site is stopped (SIGTERM)',
    requests: answers.length + failures.length,
    refused: 0,
    failed: failures.length,
    slowestMs: undefined,
    recoverySeconds: undefined,
  });
  expect(failures).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(seconds).toBeLessThan(10);
});
