import { eq, sql } from 'drizzle-orm';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { select } from '../src/backup/columns.ts';
import { BackupError } from '../src/backup/format.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { restoreReaders } from '../src/backup/restore-readers.ts';
import { writeBackup, writeReaders } from '../src/backup/write-backup.ts';
import type { Database } from '../src/db/database.ts';
import { deliveries, formerSubscriptions, letters, subscriptions } from '../src/db/mail-schema.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { enqueue, takeNext } from '../src/mail/queue.ts';
import { leave } from '../src/mail/subscriptions.ts';
import { queueWeekly } from '../src/mail/weekly.ts';
import { folderStore } from '../src/pictures/file-store.ts';
import { readSettings } from '../src/settings.ts';
import { onOneDatabase, restoredInto, temporaryFolder, useDatabase } from './databases.ts';
import { mailEnvironment, someLetter } from './newsletter.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';
import { runBackup } from './processes.ts';

const now = new Date();
const off = { weekly: null, now };
const [rosa, ana, bela, cleo] = ['rosa', 'ana', 'bela', 'cleo'].map((name) => `${name}@example.org`) as [
  string,
  string,
  string,
  string,
];

onOneDatabase('the readers of the newsletter', (kind) => {
  const folder = temporaryFolder();
  const store = folderStore(join(folder.path, 'media'));
  const other = restoredInto(kind);
  const source = useDatabase(kind);
  const target = useDatabase(other);
  let names = 0;
  const aName = () => join(folder.path, `${(names += 1)}.readers.gz`);
  afterAll(folder.remove);

  beforeEach(async () => {
    for (const { db } of [source, target]) {
      await db.delete(subscriptions);
      await db.delete(letters);
      await db.delete(formerSubscriptions);
      await removeAllPosts(db);
    }
  });
  it(`are restored into another database (${other.name}), which sends nothing`, async () => {
    await fill(source);
    const before = await all(source);
    const file = aName();
    await writeReaders(source.db, file);
    expect(await restoreReaders(target.db, file, off)).toMatchObject({
      subscriptions: 4,
      letters: 1,
      deliveries: 3,
      left: 0,
      uncertain: 2,
    });
    const after = await all(target);
    expect({ ...after, deliveries: [] }).toEqual({ ...before, deliveries: [] });
    expect(after.deliveries.map(({ state }) => state).toSorted()).toEqual(['sent', 'uncertain', 'uncertain']);
    expect(await takeNext(target.db)).toBeUndefined();
    // A second command for the same letter queues nothing.
    expect(await enqueue(target.db, someLetter)).toBeUndefined();
  });

  it('include every table of the schema mail', async () => {
    await fill(source);
    const file = aName();
    await writeReaders(source.db, file);
    const tables = await select<{ table_name: string }>(
      source.db,
      sql`select table_name from information_schema.tables where table_schema = 'mail'`,
    );
    const { columns } = JSON.parse(linesOf(file)[0]!) as { columns: object };
    const names = tables.map((row) => row.table_name);
    expect(Object.keys(columns).toSorted()).toEqual(names.toSorted());
  });

  it('get a weekly letter only once if it was due after the file was written', async () => {
    await fill(source);
    await source.db.update(letters).set({ createdAt: sql`now() - interval '8 days'` });
    const file = aName();
    await writeReaders(source.db, file);
    // The letter is due on the next Wednesday, and the readers are restored an hour after it.
    const later = new Date(now);
    later.setUTCHours(15, 0, 0, 0);
    later.setUTCDate(later.getUTCDate() + ((10 - later.getUTCDay()) % 7 || 7));
    const weekly = { day: 3, hour: 14, minute: 0 };
    const day = (days: number) => new Date(later.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    await storePosts(target.db, [
      aPost({ slug: 'yesterday', date: day(-1) }),
      aPost({ slug: 'next', date: day(2) }),
    ]);
    await restoreReaders(target.db, file, { weekly, now: later });
    const { mail, DEFAULT_DOMAIN: domain } = readSettings(mailEnvironment('smtp://127.0.0.1:1'));
    const options = { db: target.db, settings: mail!, domain, now: later };
    expect(await queueWeekly(options)).toBeUndefined();
    // The next letter is made.
    expect(await queueWeekly({ ...options, now: new Date(later.getTime() + 7 * 86_400_000) })).toBe(3);
  });

  it('are not restored if they have unsubscribed since, as far as the database knows', async () => {
    await fill(source);
    const early = aName();
    await writeReaders(source.db, early);
    const [reader] = await source.db.select().from(subscriptions).where(eq(subscriptions.address, rosa));
    await leave(source.db, reader!.id);
    const late = aName();
    await writeReaders(source.db, late);
    // The list is deleted by mistake, not reader by reader.
    await source.db.execute(sql`truncate ${subscriptions} cascade`);
    await source.db.delete(letters);
    expect(await restoreReaders(source.db, early, off)).toMatchObject({ left: 1 });
    expect(await addresses(source)).toEqual([ana, bela, cleo]);

    await restoreReaders(target.db, late, off);
    expect(await addresses(target)).toEqual([ana, bela, cleo]);
    await target.db.execute(sql`truncate ${subscriptions} cascade`);
    expect(await restoreReaders(target.db, early, off)).toMatchObject({ left: 1 });
    expect(await addresses(target)).toEqual([ana, bela, cleo]);
  });

  it('have no address in the file after they unsubscribe', async () => {
    await fill(source);
    for (const { id } of await source.db.select().from(subscriptions)) await leave(source.db, id);
    const file = aName();
    await writeReaders(source.db, file);
    expect(linesOf(file).join('\n')).not.toMatch(/@example\.org/);
    expect(await source.db.select().from(formerSubscriptions)).toHaveLength(3);
  });

  it('are not restored into a list with readers', async () => {
    await fill(source);
    const file = aName();
    await writeReaders(source.db, file);
    await target.db.insert(subscriptions).values({ address: 'new@example.org', list: 'weekly' });
    const before = await all(target);
    await expect(restoreReaders(target.db, file, off)).rejects.toThrow(
      /^The database already has subscriptions/,
    );
    expect(await all(target)).toEqual(before);
  });

  describe('in a file', () => {
    it('can be read only by its owner, with any umask', async () => {
      await fill(source);
      const file = aName();
      const umask = process.umask(0);
      try {
        await writeReaders(source.db, file);
      } finally {
        process.umask(umask);
      }
      expect(statSync(file).mode & 0o777).toBe(0o600);
    });

    it('do not replace a file or follow a link', async () => {
      await fill(source);
      const elsewhere = join(folder.path, 'elsewhere');
      for (const suffix of ['', '.part']) {
        const taken = aName();
        writeFileSync(taken + suffix, 'mine', { mode: 0o666 });
        chmodSync(taken + suffix, 0o666);
        await expect(writeReaders(source.db, taken)).rejects.toBeInstanceOf(BackupError);
        expect(readFileSync(taken + suffix, 'utf8')).toBe('mine');
        const link = aName();
        symlinkSync(elsewhere, link + suffix);
        await expect(writeReaders(source.db, link)).rejects.toBeInstanceOf(BackupError);
        expect(existsSync(elsewhere)).toBe(false);
      }
    });

    it('are not restored if it is incomplete, changed or of the other kind', async () => {
      await fill(source);
      await storePosts(source.db, [aPost()]);
      const [readers, posts] = [aName(), join(folder.path, 'posts.backup.gz')];
      await writeReaders(source.db, readers);
      await writeBackup(source.db, store, posts);
      const made = (change: (bytes: Buffer) => Buffer) => {
        const path = aName();
        writeFileSync(path, change(readFileSync(readers)));
        return path;
      };
      const half = made((bytes) => bytes.subarray(0, bytes.length / 2));
      const changed = made((bytes) => gzipSync(gunzipSync(bytes).toString().replace('rosa@', 'eve@')));
      const renamed = made((bytes) =>
        gzipSync(gunzipSync(bytes).toString().replace('"daily-nest":"readers"', '"daily-nest":"backup"')),
      );
      const before = await all(target);
      for (const [path, reason] of [
        [half, 'is incomplete: nothing was restored.'],
        [changed, 'is damaged: nothing was restored.'],
        [renamed, 'holds posts, not readers: restore it without --readers.'],
        [posts, 'holds posts, not readers: restore it without --readers.'],
      ] as const)
        await expect(restoreReaders(target.db, path, off)).rejects.toThrow(`${path} ${reason}`);
      await expect(restoreBackup(target.db, store, readers)).rejects.toThrow(
        `${readers} holds readers, not posts: restore it with --readers ${readers}.`,
      );
      await expect(restoreBackup(target.db, store, renamed)).rejects.toThrow(
        `${renamed} is not a backup that this release can read.`,
      );
      expect(await all(target)).toEqual(before);
    });

    it('are written and restored together with the posts by the two commands', async () => {
      const [made, empty] = [await kind.make(), await kind.make()];
      const [from, to] = [made.environment, empty.environment];
      const database = await openDatabase(readSettings(from));
      await fill(database);
      await storePosts(database.db, [aPost()]);
      await database.close();
      const file = join(folder.path, 'site.backup.gz');
      const readers = join(folder.path, 'site.readers.gz');
      expect(await runBackup(['write', file, '--with-readers'], from)).toEqual({
        code: 0,
        stdout: `1 post and 0 files of pictures written to ${file}.\n4 subscriptions and 1 letter written to ${readers}, which holds addresses: keep it safe.\n`,
        stderr: '',
      });
      expect(statSync(readers).mode & 0o777).toBe(0o600);
      // The second file is damaged, so neither is restored.
      const damaged = aName();
      writeFileSync(damaged, readFileSync(readers).subarray(0, 200));
      expect(await runBackup(['restore', file, '--readers', damaged], to)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: `${damaged} is incomplete: nothing was restored.\n`,
      });
      const restored = await runBackup(['restore', file, '--readers', readers], to);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(restored.stdout).toContain('1 post and 0 files of pictures restored');
      expect(restored.stdout).toContain('4 subscriptions and 1 letter restored');
      expect(restored.stdout).toContain('2 deliveries uncertain, nothing is sent: see pnpm letter status.');
      // The second backup of a day gets a name of its own, here with readers after one without.
      const typed = { ...from, INIT_CWD: folder.path };
      const today = `daily-nest-${new Date().toISOString().slice(0, 10)}`;
      expect((await runBackup(['write'], typed)).stdout).toContain(`written to ${today}.backup.gz.`);
      const second = await runBackup(['write', '--with-readers'], typed);
      expect(second.stdout).toContain(`written to ${today}-2.backup.gz.`);
      expect(second.stdout).toContain(`written to ${today}-2.readers.gz,`);
      expect(
        readdirSync(folder.path).filter((name) => name.endsWith('.part') && name.startsWith('site')),
      ).toEqual([]);
      await made.remove();
      await empty.remove();
    });
  });
});

function linesOf(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().split('\n');
}

/** Rosa has her letter, Ana's is being sent, Bela's waits, and Cleo has not confirmed. */
async function fill({ db }: Pick<Database, 'db'>) {
  await db.insert(subscriptions).values([
    ...[rosa, ana, bela].map((address) => ({
      address,
      list: 'weekly' as const,
      confirmedAt: '2026-11-02T10:00:00.123456Z',
      bounces: 1,
    })),
    { address: cleo, list: 'weekly' as const },
  ]);
  await enqueue(db, someLetter);
  const [one] = await db.select({ id: deliveries.id }).from(deliveries).limit(1);
  await db.update(deliveries).set({ state: 'sent', reply: 250 }).where(eq(deliveries.id, one!.id));
  await takeNext(db);
}

/** Returns all stored data of readers. */
async function all({ db }: Pick<Database, 'db'>) {
  return {
    subscriptions: await db.select().from(subscriptions).orderBy(subscriptions.id),
    letters: await db.select().from(letters).orderBy(letters.id),
    deliveries: await db
      .select({
        letterId: deliveries.letterId,
        subscriptionId: deliveries.subscriptionId,
        state: deliveries.state,
      })
      .from(deliveries)
      .orderBy(deliveries.id),
    former: await db.select().from(formerSubscriptions).orderBy(formerSubscriptions.id),
  };
}

async function addresses({ db }: Pick<Database, 'db'>) {
  const rows = await db.select().from(subscriptions);
  return rows.map(({ address }) => address).toSorted();
}
