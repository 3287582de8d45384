import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { tablesOf } from '../src/backup/format.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { writeBackup } from '../src/backup/write-backup.ts';
import type { Db } from '../src/db/database.ts';
import * as schema from '../src/db/desk-schema.ts';
import { fileStoreOf } from '../src/pictures/file-store-of.ts';
import { readSettings } from '../src/settings.ts';
import { onOneDatabase, pglite, realPostgres, temporaryFolder } from './databases.ts';
import { useDesk } from './desk.ts';

onOneDatabase('a backup of the desk', (kind) => {
  const folder = temporaryFolder();
  afterAll(folder.remove);
  const old = useDesk(kind);
  const moved = useDesk(kind === pglite && inject('postgresUrl') !== undefined ? realPostgres : pglite);
  const store = fileStoreOf(readSettings({ MEDIA_DIR: folder.path }));
  const file = join(folder.path, 'site.backup.gz');

  it('has people, drafts, versions and the log, and nobody is signed in afterwards', async () => {
    const owner = await old.member('owner');
    const writer = await old.member('writer');
    const token = await old.invited('new@example.org', 'editor');
    const draft = await old.draft(writer, { slug: 'a-draft', title: 'Naps — “ß” \u2028' });
    const published = await old.draft(owner, { slug: 'before' });
    await owner.post(`/pieces/${published}/publish`, { version: 2 });
    await owner.put(`/pieces/${published}/address`, { slug: 'after' });
    // More versions than are read at a time.
    await old.db.execute(
      sql`insert into desk.versions (piece_id, number, fields)
        select piece_id, generate_series(3, 205), fields from desk.versions where piece_id = ${draft} and number = 2`,
    );
    await old.db.update(schema.pieces).set({ version: 205 }).where(eq(schema.pieces.id, draft));

    expect(await writeBackup(old.db, store, file)).toMatchObject({ posts: 1, people: 2, pieces: 2 });
    expect(statSync(file).mode & 0o077).toBe(0);
    await restoreBackup(moved.db, store, file);

    const { people, pieces, versions, auditLog, formerAddresses, invitations } = schema;
    for (const table of [people, pieces, versions, auditLog, formerAddresses, invitations])
      expect(await rows(moved.db, table)).toEqual(await rows(old.db, table));
    expect((await moved.browser(owner.cookie).call('/pieces')).status).toBe(401);
    const again = moved.browser();
    expect((await again.post('/sign-in', { email: writer.email, password: moved.password })).status).toBe(
      200,
    );
    expect((await again.call(`/pieces/${draft}`)).body.newest.fields.title).toBe('Naps — “ß” \u2028');
    expect((await moved.browser().post('/invitation', { token })).status).toBe(200);

    // What was published goes on: with the same time of change no other text is suspected.
    const editor = moved.browser();
    await editor.post('/sign-in', { email: owner.email, password: moved.password });
    const { body } = await editor.call(`/pieces/${published}`);
    await editor.put(`/pieces/${published}`, {
      base: body.newest.number,
      fields: { ...body.newest.fields, title: 'Later' },
    });
    expect(
      (await editor.post(`/pieces/${published}/publish`, { version: body.newest.number + 1 })).status,
    ).toBe(200);
    await expect(restoreBackup(moved.db, store, file)).rejects.toThrow('already holds');
  });
});

const rows = async (db: Db, table: PgTable) =>
  (await db.select().from(table)).map((row) => JSON.stringify(row)).toSorted();

it('holds each table of the desk but those that end on a restore', () => {
  const ends = ['settings', 'sessions', 'attempts', 'used_challenges', 'last_steps', 'presence'];
  const all = Object.values(schema).flatMap((value) =>
    is(value, PgTable) ? [getTableConfig(value).name] : [],
  );
  const held = tablesOf('backup').flatMap(({ schema, name }) => (schema === 'desk' ? [name] : []));
  expect([...held, ...ends].toSorted()).toEqual(all.toSorted());
});
