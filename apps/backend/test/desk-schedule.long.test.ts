import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { auditLog, pieces } from '../src/db/schema.ts';
import { readSettings } from '../src/settings.ts';
import { aDraft } from './desk.ts';
import { createDatabase } from '@daily-nest/testing/postgres';
import { startBackend } from './processes.ts';

/** A process whose clock is wrong by some hours. */
const clockOff = (hours: number) => [
  '--liftoff-only',
  '--import',
  `data:text/javascript,${encodeURIComponent(`const now = Date.now; const by = ${hours} * 3_600_000;
    globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : [now() + by])); } static now() { return now() + by; } };`)}`,
];

describe.skipIf(inject('postgresUrl') === undefined)('two backends on one Postgres', () => {
  it(
    'publish a planned piece once and on time, with wrong clocks, and at once after both were stopped',
    { timeout: 60_000 },
    async () => {
      const made = await createDatabase(inject('postgresUrl')!, inject('postgresTemplate'));
      const environment = { DATABASE_URL: made.url };
      const database = await openDatabase(readSettings(environment));
      const { db } = database;
      const backends: Awaited<ReturnType<typeof startBackend>>[] = [];
      const start = async () => {
        for (const hours of [1, -1])
          backends.push(await startBackend(environment, { flags: clockOff(hours) }));
        await Promise.all(backends.map((backend) => backend.ready()));
      };
      const planned = async (slug: string, inMs: number) => {
        const [row] = await db
          .insert(pieces)
          .values({
            domain: 'thedailynest.example',
            version: 1,
            scheduledVersion: 1,
            scheduledAt: sql`now() + make_interval(secs => ${inMs / 1000})` as never,
          })
          .returning({ id: pieces.id, at: pieces.scheduledAt });
        await db.execute(
          sql`insert into desk.versions (piece_id, number, fields) values (${row!.id}, 1, ${JSON.stringify(aDraft({ slug }))}::jsonb)`,
        );
        return row!;
      };
      const publications = async (id: string) =>
        (await db.select().from(auditLog).where(eq(auditLog.target, id))).filter(
          ({ action }) => action === 'piece published',
        );
      try {
        await start();
        const soon = await Promise.all(['one', 'two', 'three', 'four'].map((slug) => planned(slug, 4_000)));
        await pause(2_000);
        expect((await publications(soon[0]!.id)).length).toBe(0);
        await expect.poll(async () => (await publications(soon[3]!.id)).length, { timeout: 10_000 }).toBe(1);
        await pause(2_500);
        for (const { id, at } of soon) {
          const [publication, ...more] = await publications(id);
          expect(more).toEqual([]);
          expect(Date.parse(publication!.at)).toBeGreaterThanOrEqual(Date.parse(at!));
        }
        await Promise.all(backends.map((backend) => backend.stop('SIGKILL')));
        backends.length = 0;
        const missed = await planned('missed', 500);
        await pause(1_500);
        await start();
        await expect.poll(async () => (await publications(missed.id)).length, { timeout: 5_000 }).toBe(1);
        await pause(2_500);
        expect((await publications(missed.id)).length).toBe(1);
      } finally {
        await Promise.all(backends.map((backend) => backend.stop('SIGKILL')));
        await database.close();
        await made.drop();
      }
    },
  );
});
