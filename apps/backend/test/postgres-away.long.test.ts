import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, startPostgres, type TestPostgres } from '@daily-nest/testing/postgres';
import { startBackend } from './processes.ts';
import { startWire } from './wire.ts';

/** How often Postgres is stopped: enough to show a driver that fails one time in ten. */
const stops = 50;
const readers = 4;
/** The maximum time for any answer. */
const budgetMs = 3000;
/** After this time every request succeeds again. */
const recoveryMs = 3000;

/** A misspelt search term, so that similar words are searched, too. */
const word = 'toddlerr';

const paths = [
  '/functions/v1/get_metainfo?domain=localhost',
  `/api/search?domain=localhost&q=${word}`,
  '/api/posts/index?domain=localhost',
  '/api/feeds/local-news',
];

interface Answer {
  path: string;
  status: number;
  body: string;
  ms: number;
}

describe.skipIf(inject('postgresUrl') === undefined || process.env['TEST_DATABASE_URL'])(
  'a Postgres that stops and starts again and again',
  () => {
    let postgres: TestPostgres;
    let backend: Awaited<ReturnType<typeof startBackend>>;
    const answers: Answer[] = [];
    const recoveries: number[] = [];
    const enough = new AbortController();

    async function ask(path: string): Promise<Answer> {
      const begun = performance.now();
      try {
        const answer = await fetch(`${backend.url}${path}`, {
          headers: { authorization: 'Bearer public-anon-key' },
          signal: AbortSignal.timeout(2 * budgetMs),
        });
        return { path, status: answer.status, body: await answer.text(), ms: performance.now() - begun };
      } catch (error) {
        return { path, status: 0, body: String(error), ms: performance.now() - begun };
      }
    }

    beforeAll(async () => {
      const started = await startPostgres();
      if (!started) throw new Error('There is no Postgres to start.');
      postgres = started;
      backend = await startBackend({ DATABASE_URL: postgres.url, SEED: '1' });
      await backend.ready();

      const reading = Array.from({ length: readers }, async (_, reader) => {
        for (let turn = reader; !enough.signal.aborted && backend.alive(); turn += 1) {
          answers.push(await ask(paths[turn % paths.length]!));
          await pause(5);
        }
      });
      for (let stop = 0; stop < stops && backend.alive(); stop += 1) {
        await postgres.halt(stop % 2 === 0 ? 'immediate' : 'fast');
        await pause((stop % 5) * 30);
        await postgres.start();
        const back = performance.now();
        while (backend.alive() && performance.now() - back < 3 * recoveryMs) {
          if ((await ask(paths[0]!)).status === 200) break;
          await pause(20);
        }
        recoveries.push(performance.now() - back);
      }
      enough.abort();
      await Promise.all(reading);
    });
    afterAll(async () => {
      enough.abort();
      await backend?.stop('SIGKILL');
      await postgres?.stop();
    });

    it('does not end the backend', () => {
      expect(backend.alive()).toBe(true);
      expect(recoveries).toHaveLength(stops);
    });

    it('leads to complete answers or 503, and nothing else', () => {
      const unexpected = answers.filter(({ status, body }) =>
        status === 503
          ? body !==
            '{"error":{"code":"unavailable","message":"The database cannot be reached. Try again in a moment."}}'
          : status !== 200,
      );
      expect(unexpected).toEqual([]);
      // Both happened often.
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(stops);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(stops);
    });

    it('delays no answer by more than three seconds', () => {
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(budgetMs);
    });

    it('is used again as soon as it is up', async () => {
      expect(Math.max(...recoveries)).toBeLessThan(recoveryMs);
      expect((await backend.get('/readyz')).status).toBe(200);
    });

    it('is logged, without the words of searches', async () => {
      const { code, stdout, stderr } = await backend.stop();
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('"msg":"request failed"');
      expect(stdout).toContain('from \\"post_words\\"');
      expect(stdout).not.toContain(word);
    });
  },
);

describe.skipIf(inject('postgresUrl') === undefined)('a Postgres that stops answering', () => {
  it('makes calls 503 within three seconds and the backend unready, until it answers again', async () => {
    const database = await createDatabase(inject('postgresUrl') ?? '');
    const wire = await startWire(database.url);
    const backend = await startBackend({ DATABASE_URL: wire.url, SEED: '1' });
    try {
      await backend.ready();
      const timed = async (path: string) => {
        const begun = performance.now();
        const { status } = await backend.get(path);
        return { status, inTime: performance.now() - begun < budgetMs };
      };
      // More requests at once than connections.
      const many = () => Promise.all(Array.from({ length: 24 }, (_, index) => timed(paths[index % 4]!)));
      expect(new Set((await many()).map(({ status }) => status))).toEqual(new Set([200]));

      wire.silence();
      for (const answer of await many()) expect(answer).toEqual({ status: 503, inTime: true });
      expect(await timed('/readyz')).toEqual({ status: 503, inTime: true });
      expect(await timed('/healthz')).toEqual({ status: 200, inTime: true });

      wire.speak();
      await expect.poll(() => timed(paths[0]!), { timeout: recoveryMs }).toMatchObject({ status: 200 });
      expect(await timed('/readyz')).toMatchObject({ status: 200 });
      expect(backend.alive()).toBe(true);
    } finally {
      await backend.stop('SIGKILL');
      await wire.stop();
      await database.drop();
    }
  });
});
