import { randomBytes } from 'node:crypto';
import { chownSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { unprivileged } from '@daily-nest/testing/postgres';
import { openDatabase } from '../../src/db/open-database.ts';
import { auditLog, pieces, posts, versions } from '../../src/db/schema.ts';
import { invite } from '../../src/desk/invitations.ts';
import { readSettings } from '../../src/settings.ts';
import { aDraft } from '../../test/desk.ts';
import { startBackend } from '../../test/processes.ts';
import { deskClient } from './desk-client.ts';
import { smallDisk } from './small-disk.ts';

/** Enough space for the tables and some long pieces. */
const disk = smallDisk(30);
const server = process.env['TEST_DATABASE_URL'] ? undefined : inject('postgresUrl');
const canBe = disk.isThere && server !== undefined;
const origin = 'http://desk.example';

async function admin(...statements: string[]) {
  const client = new Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  if (!canBe) return;
  const user = unprivileged();
  if (user) chownSync(disk.path, user.uid, user.gid);
  await admin(
    `create tablespace small_desk location '${disk.path}'`,
    'create database desk_on_small_disk tablespace small_desk',
  );
});
afterAll(async () => {
  if (canBe) await admin('drop database desk_on_small_disk with (force)', 'drop tablespace small_desk');
  disk.remove();
});

it.skipIf(!canBe)(
  'a full disk refuses a save and a publication of the desk whole, and takes them when there is room again',
  async () => {
    const url = new URL(server!);
    url.pathname = '/desk_on_small_disk';
    const environment = { DATABASE_URL: url.href, DESK_URL: origin };
    const backend = await startBackend(environment);
    await backend.ready();
    const database = await openDatabase(readSettings(environment));
    const { db } = database;
    const { ask, accept } = deskClient(() => backend.url, origin);
    try {
      const { token } = await invite(db, 'editor@example.org', 'editor');
      expect((await accept(token)).status).toBe(200);
      const { id } = (await ask('POST', '/pieces')).body as { id: string };
      // Text that cannot be compressed, until there is no room for it.
      let base = 1;
      let last = aDraft();
      let refused = 0;
      while (refused === 0) {
        expect(base).toBeLessThan(400);
        const fields = aDraft({ slug: 'on-a-full-disk', body: randomBytes(90_000).toString('hex') });
        const { status, body } = await ask('PUT', `/pieces/${id}`, { base, fields });
        if (status === 200) base = body.version;
        else refused = status;
        last = fields;
      }
      expect(refused).toBeGreaterThanOrEqual(500);
      expect(base).toBeGreaterThan(10);
      const wholeAt = async (version: number) => {
        const [piece] = await db.select().from(pieces).where(eq(pieces.id, id));
        expect([piece!.version, await db.$count(versions, eq(versions.pieceId, id))]).toEqual([
          version,
          version,
        ]);
        return piece!;
      };
      await wholeAt(base);
      // What was saved before is read as ever.
      expect((await ask('GET', `/pieces/${id}`)).body.newest.number).toBe(base);
      const publication = await ask('POST', `/pieces/${id}/publish`, { version: base });
      expect(publication.status).toBeGreaterThanOrEqual(500);
      expect((await wholeAt(base)).publishedVersion).toBe(null);
      expect(await db.$count(posts)).toBe(0);
      const published = eq(auditLog.action, 'piece published');
      expect(await db.$count(auditLog, published)).toBe(0);

      disk.grow(120);
      // The desk sends the same text until it arrives.
      expect((await ask('PUT', `/pieces/${id}`, { base, fields: last })).body).toEqual({ version: base + 1 });
      expect((await ask('GET', `/pieces/${id}`)).body.newest.fields.body).toBe(last.body);
      expect((await ask('POST', `/pieces/${id}/publish`, { version: base + 1 })).status).toBe(200);
      expect((await wholeAt(base + 1)).publishedVersion).toBe(base + 1);
      expect([await db.$count(posts), await db.$count(auditLog, published)]).toEqual([1, 1]);
    } finally {
      await backend.stop('SIGKILL');
      await database.close();
    }
  },
  240_000,
);
