import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { realPostgres, useApp } from './databases.ts';

describe.skipIf(inject('postgresUrl') === undefined)('work that one backend does at a time', () => {
  const backend = useApp(realPostgres);

  it('is finished also when its lock was lost with the connection, and can be done again', async () => {
    const work = async () => {
      // As a Postgres that is stopped does it: while nothing is asked of the connection that holds the lock.
      await backend.db.execute(
        sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      );
      await pause(200);
      return 'done';
    };
    expect(await backend.database.exclusively('work', work)).toBe('done');
    expect(await backend.database.exclusively('work', () => Promise.resolve('again'))).toBe('again');
  });

  it('is left to whoever is at it', async () => {
    const { database } = backend;
    const inner = await database.exclusively('work', () =>
      database.exclusively('work', () => Promise.resolve(1)),
    );
    expect(inner).toBeUndefined();
    expect(await database.exclusively('work', () => Promise.resolve(2))).toBe(2);
  });
});
