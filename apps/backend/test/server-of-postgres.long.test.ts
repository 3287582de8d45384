import { createDatabase, startPostgres } from '@daily-nest/testing/postgres';
import { describe, expect, inject, it } from 'vitest';
import { findFiles } from '../src/posts/import.ts';
import { seedFolder } from '../src/posts/seed.ts';
import { backendsOfEachTest } from './backends.ts';

const list = '/functions/v1/get_metainfo?domain=localhost';
const backend = backendsOfEachTest();

describe.skipIf(inject('postgresUrl') === undefined)('several backends on one Postgres', () => {
  it('that start at the same time migrate and seed it once', async () => {
    const database = await createDatabase(inject('postgresUrl') ?? '');
    const environment = { DATABASE_URL: database.url, SEED: '1' };
    const processes = await Promise.all([1, 2, 3].map(() => backend(environment)));
    await Promise.all(processes.map((process) => process.ready()));
    const seeds = (await findFiles([seedFolder])).length;
    await expect
      .poll(async () => {
        const totals = await Promise.all(
          processes.map(async ({ get }) => ((await (await get(list)).json()) as { total: number }).total),
        );
        return totals;
      })
      .toEqual([seeds, seeds, seeds]);
    await Promise.all(processes.map((process) => process.stop()));
    await database.drop();
  });

  it('do not seed a Postgres by default', async () => {
    const database = await createDatabase(inject('postgresUrl') ?? '');
    const process = await backend({ DATABASE_URL: database.url });
    await process.ready();
    expect(await (await process.get(list)).json()).toEqual({ blogs: [], total: 0 });
    await process.stop();
    await database.drop();
  });
});

describe.skipIf(inject('postgresUrl') === undefined || process.env['TEST_DATABASE_URL'])(
  'a Postgres that goes down',
  () => {
    it('makes the backend unready and its calls 503, without details', async () => {
      const server = await startPostgres();
      if (!server) throw new Error('There is no Postgres to start.');
      const process = await backend({ DATABASE_URL: server.url });
      await process.ready();
      await server.halt('immediate');
      const answer = await process.get(list);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        error: { code: 'unavailable', message: 'The database cannot be reached. Try again in a moment.' },
      });
      expect((await process.get('/readyz')).status).toBe(503);
      expect((await process.get('/healthz')).status).toBe(200);
      expect((await process.stop()).code).toBe(0);
      await server.stop();
    });
  },
);
