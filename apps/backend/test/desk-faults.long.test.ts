import { eq } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { auditLog, pieces, posts, versions } from '../src/db/schema.ts';
import { invite } from '../src/desk/invitations.ts';
import { readSettings } from '../src/settings.ts';
import { aDraft } from './desk.ts';
import { startPostgres, type TestPostgres } from '@daily-nest/testing/postgres';
import { startBackend } from './processes.ts';

const origin = 'http://desk.example';

describe.skipIf(inject('postgresUrl') === undefined || process.env['TEST_DATABASE_URL'])(
  'the desk of two backends',
  () => {
    let postgres: TestPostgres;
    let database: Database;
    let cookie = '';
    const backends: Awaited<ReturnType<typeof startBackend>>[] = [];

    async function start(place: number) {
      backends[place] = await startBackend({ DATABASE_URL: postgres.url, DESK_URL: origin });
      await backends[place].ready();
    }

    /** Asks one backend; the status is 0 where the answer does not arrive. */
    async function ask(place: number, method: string, path: string, body?: unknown) {
      const unanswered = { status: 0, body: {}, headers: new Headers() };
      // oxlint-disable-next-line typescript/no-explicit-any -- the test looks into answers of every shape
      type Answer = { status: number; body: any; headers: Headers };
      return fetch(`${backends[place]!.url}/desk/api${path}`, {
        method,
        headers: { origin, 'content-type': 'application/json', cookie },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
        signal: AbortSignal.timeout(8_000),
      }).then(
        async (answer): Promise<Answer> => ({
          status: answer.status,
          headers: answer.headers,
          body: await answer.json().catch(() => ({})),
        }),
        (): Answer => unanswered,
      );
    }

    const isOnSite = async (place: number, slug: string) =>
      (await backends[place]!.get(`/functions/v1/get_details?slug=${slug}`)).status === 200;

    /** A piece with a text that can be published, as version 2. */
    async function draft(slug: string): Promise<string> {
      const { body } = await ask(1, 'POST', '/pieces');
      const saved = await ask(1, 'PUT', `/pieces/${body.id}`, { base: 1, fields: aDraft({ slug }) });
      expect(saved.body).toEqual({ version: 2 });
      return body.id as string;
    }

    /** Whether a piece is published; throws where it is so by half. */
    async function published(id: string, slug: string): Promise<boolean> {
      const { db } = database;
      const [piece] = await db.select().from(pieces).where(eq(pieces.id, id));
      const [post] = await db.select().from(posts).where(eq(posts.slug, slug));
      const log = await db.select().from(auditLog).where(eq(auditLog.target, id));
      const noted = log.filter(({ action }) => action === 'piece published').length;
      const parts = [
        piece?.publishedVersion === 2,
        post?.changedAt === piece?.postChangedAt && !!post,
        noted === 1,
      ];
      expect(new Set(parts).size, `${slug}: ${parts.join(', ')}`).toBe(1);
      return parts[0]!;
    }

    beforeAll(async () => {
      const started = await startPostgres();
      if (!started) throw new Error('There is no Postgres to start.');
      postgres = started;
      database = await openDatabase(readSettings({ DATABASE_URL: postgres.url }));
      const { token } = await invite(database.db, 'editor@example.org', 'editor');
      await Promise.all([start(0), start(1)]);
      const accepted = await ask(0, 'POST', '/invitation/accept', {
        token,
        name: 'Rosa',
        password: 'a long enough password',
      });
      expect(accepted.status).toBe(200);
      cookie = accepted.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ');
    });
    afterAll(async () => {
      await Promise.all(backends.map((backend) => backend.stop('SIGKILL')));
      await database?.close().catch(() => undefined);
      await postgres?.stop();
    });

    it('shows on one what the other publishes, and refuses a save over a newer version of the other', async () => {
      const id = await draft('on-both');
      expect((await ask(0, 'POST', `/pieces/${id}/publish`, { version: 2 })).status).toBe(200);
      await expect.poll(() => isOnSite(1, 'on-both'), { timeout: 1_000 }).toBe(true);
      const one = { base: 2, fields: aDraft({ slug: 'on-both', title: 'The first' }) };
      const other = { base: 2, fields: aDraft({ slug: 'on-both', title: 'The second' }) };
      const saves = await Promise.all([
        ask(0, 'PUT', `/pieces/${id}`, one),
        ask(1, 'PUT', `/pieces/${id}`, other),
      ]);
      expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refused = saves.find(({ status }) => status === 409)!;
      const kept = saves[0].status === 200 ? one : other;
      expect(refused.body.newest.fields.title).toBe(kept.fields.title);
      expect((await ask(1, 'POST', `/pieces/${id}/withdraw`)).status).toBe(200);
      await expect.poll(() => isOnSite(0, 'on-both'), { timeout: 1_000 }).toBe(false);
    });

    it('publishes one of two pieces that want one address at the same moment, and the other not by half', async () => {
      for (let round = 0; round < 5; round += 1) {
        const slug = `wanted-${round}`;
        const ids = [await draft(slug), await draft(slug)] as const;
        const answers = await Promise.all(
          ids.map((id, place) => ask(place, 'POST', `/pieces/${id}/publish`, { version: 2 })),
        );
        const [won, lost] = answers[0]!.status === 200 ? [0, 1] : [1, 0];
        expect(answers[won]!.status).toBe(200);
        expect(answers[lost]!.status).toBe(422);
        expect(await published(ids[won]!, slug)).toBe(true);
        const [other] = await database.db.select().from(pieces).where(eq(pieces.id, ids[lost]!));
        expect([other!.slug, other!.publishedVersion, other!.publishedAt]).toEqual([null, null, null]);
      }
    });

    it('keeps the last of two plans that are made at the same moment, whole', async () => {
      const id = await draft('planned-twice');
      const times = ['2050-07-01T08:00', '2051-07-01T08:00'];
      const plans = await Promise.all(
        times.map((at, place) => ask(place, 'PUT', `/pieces/${id}/schedule`, { version: 2, at })),
      );
      expect(plans.map(({ status }) => status)).toEqual([200, 200]);
      const [piece] = await database.db.select().from(pieces).where(eq(pieces.id, id));
      const log = await database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.target, id))
        .orderBy(auditLog.id);
      const noted = log.filter(({ action }) => action === 'publication planned');
      expect(noted).toHaveLength(2);
      expect(Date.parse(piece!.scheduledAt!)).toBe(Date.parse(String(noted[1]!.details['at'])));
      const cancels = await Promise.all(
        [0, 1].map((place) => ask(place, 'DELETE', `/pieces/${id}/schedule`)),
      );
      expect(cancels.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    it('loses nothing typed where a backend is killed, and makes no version twice', async () => {
      const id = await draft('typed');
      let base = 2;
      const words = ['Fold'];
      const wanted: string[] = [];
      for (let save = 1; save <= 60; save += 1) {
        words.push(`word ${save}`);
        const fields = aDraft({ slug: 'typed', body: words.join(' ') });
        wanted.push(fields.body);
        // As the desk does: the same save is sent until an answer arrives.
        for (let tries = 1, answer = 0; answer !== 200; tries += 1) {
          const sent = ask(0, 'PUT', `/pieces/${id}`, { base, fields });
          if (save % 15 === 0 && tries === 1) {
            await pause(save / 5);
            await backends[0]!.stop('SIGKILL');
          }
          const { status, body } = await sent;
          expect([0, 200]).toContain(status);
          if (status === 200) base = body.version;
          else await start(0);
          answer = status;
        }
      }
      const rows = await database.db
        .select({ number: versions.number, fields: versions.fields })
        .from(versions)
        .where(eq(versions.pieceId, id))
        .orderBy(versions.number);
      expect(rows.slice(2).map(({ fields }) => fields.body)).toEqual(wanted);
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    });

    it('publishes wholly or not where the backend is killed meanwhile, and at the next try', async () => {
      const outcomes: boolean[] = [];
      for (let round = 0; round < 10; round += 1) {
        const slug = `killed-${round}`;
        const id = await draft(slug);
        const answer = ask(0, 'POST', `/pieces/${id}/publish`, { version: 2 });
        await pause(round * 3);
        await backends[0]!.stop('SIGKILL');
        const { status } = await answer;
        await start(0);
        const done = await published(id, slug);
        outcomes.push(done);
        if (status === 200) expect(done).toBe(true);
        expect(await isOnSite(1, slug)).toBe(done);
        if (!done) expect((await ask(1, 'POST', `/pieces/${id}/publish`, { version: 2 })).status).toBe(200);
        expect(await published(id, slug)).toBe(true);
      }
      expect(outcomes).toContain(false);
    });

    it('publishes wholly or not where the database stops meanwhile, and at the next try', async () => {
      const outcomes: boolean[] = [];
      for (let round = 0; round < 10; round += 1) {
        const slug = `stopped-${round}`;
        const id = await draft(slug);
        const answer = ask(0, 'POST', `/pieces/${id}/publish`, { version: 2 });
        await pause(round * 3);
        await postgres.halt('immediate');
        const { status } = await answer;
        expect([200, 503]).toContain(status);
        await postgres.start();
        await expect.poll(async () => (await backends[1]!.get('/readyz')).status).toBe(200);
        const done = await published(id, slug);
        outcomes.push(done);
        if (status === 200) expect(done).toBe(true);
        if (!done) expect((await ask(1, 'POST', `/pieces/${id}/publish`, { version: 2 })).status).toBe(200);
        expect(await published(id, slug)).toBe(true);
      }
      expect(outcomes).toContain(false);
    });
  },
);
