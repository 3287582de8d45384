import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { realPostgres, useApp } from './databases.ts';

describe.skipIf(inject('postgresUrl') === undefined)('work that runs in one backend at a time', () => {
  const backend = useApp(realPostgres);

  it('ends normally if its connection and lock are lost, and can run again', async () => {
    const work = async () => {
      // A stopped Postgres closes the connection like this while no query runs on it.
      await backend.db.execute(
        sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      );
      await pause(200);
      return 'done';
    };
    expect(await backend.database.exclusively('work', work)).toBe('done');
    expect(await backend.database.exclusively('work', () => Promise.resolve('again'))).toBe('again');
  });

  it('is skipped while another backend does it', async () => {
    const { database } = backend;
    const inner = await database.exclusively('work', () =>
      database.exclusively('work', () => Promise.resolve(1)),
    );
    expect(inner).toBeUndefined();
    expect(await database.exclusively('work', () => Promise.resolve(2))).toBe(2);
  });
});
