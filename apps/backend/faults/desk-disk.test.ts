import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { auditLog, pieces, posts, versions } from '../src/db/schema.ts';
import { invite } from '../src/desk/invitations.ts';
import { readSettings } from '../src/settings.ts';
import { aDraft } from '../test/desk.ts';
import { startBackend } from '../test/processes.ts';
import { deskClient } from './desk-client.ts';
import { smallTablespace } from './small-tablespace.ts';

const { disk, isThere, url } = smallTablespace('desk_on_small_disk');
const origin = 'http://desk.example';

it.skipIf(!isThere)(
  'a full disk refuses a save and a publication of the desk whole, and takes them when there is room again',
  async () => {
    const environment = { DATABASE_URL: url, DESK_URL: origin };
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
