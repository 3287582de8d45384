import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { readSettings } from '../src/settings.ts';
import { realPostgres, useApp } from './databases.ts';
import { createDatabase } from '@daily-nest/testing/postgres';
import { startWire } from './wire.ts';

describe.skipIf(inject('postgresUrl') === undefined)('the pool of connections to Postgres', () => {
  let database: Database;
  let wire: Awaited<ReturnType<typeof startWire>>;
  let made: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    made = await createDatabase(inject('postgresUrl') ?? '');
    wire = await startWire(made.url);
    database = await openDatabase(readSettings({ DATABASE_URL: wire.url }), { queryMs: 500 });
  });
  afterAll(async () => {
    await database.close();
    await wire.stop();
    await made.drop();
  });

  it('is complete after more failed `begin`s than it has connections', async () => {
    // Ten connections are open before the network goes silent.
    await Promise.all(Array.from({ length: 20 }, () => database.db.execute(sql`select pg_sleep(0.05)`)));
    wire.silence();
    const begun = Array.from({ length: 20 }, () => database.db.transaction(() => Promise.resolve()));
    expect((await Promise.allSettled(begun)).map(({ status }) => status)).toEqual(
      Array.from({ length: 20 }, () => 'rejected'),
    );
    wire.speak();
    const asked = Array.from({ length: 10 }, () => database.db.execute(sql`select 1`));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 'fulfilled'),
    );
  });

  it('runs a transaction completely or not at all', async () => {
    await database.db.execute(sql`create table words (word text)`);
    const insertWord = (word: string, fails: boolean) =>
      database.db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into words values (${word})`);
        if (fails) throw new Error('changed my mind');
      });
    await insertWord('committed', false);
    await expect(insertWord('lost', true)).rejects.toThrow('changed my mind');
    const { rows } = (await database.db.execute(sql`select word from words`)) as { rows: unknown[] };
    expect(rows).toEqual([{ word: 'committed' }]);
  });
});

describe.skipIf(inject('postgresUrl') === undefined)('a query in the log of Postgres', () => {
  const backend = useApp(realPostgres);
  const authorization = 'Bearer public-anon-key';

  it('has the id of its request', async () => {
    await backend.get('/functions/v1/get_metainfo?domain=localhost', {
      authorization,
      'x-request-id': 'from-web-7',
    });
    const onlooker = new Client({ connectionString: backend.settings.DATABASE_URL });
    await onlooker.connect();
    const { rows } = await onlooker.query<{ query: string }>(
      'select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await onlooker.end();
    expect(rows.map(({ query }) => query).join('\n')).toContain('/* request from-web-7 */ select');
  });

  it('contains nothing else of a request', async () => {
    const id = 'x*/drop-table-posts';
    const answer = await backend.get('/functions/v1/get_metainfo?domain=localhost', {
      authorization,
      'x-request-id': id,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).not.toBe(id);
  });
});
