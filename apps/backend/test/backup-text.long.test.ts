import { asc, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { writeBackup } from '../src/backup/write-backup.ts';
import type { Database } from '../src/db/database.ts';
import { pictures, posts } from '../src/db/schema.ts';
import { folderStore } from '../src/pictures/file-store.ts';
import { onOneDatabase, temporaryFolder, useDatabase } from './databases.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

/** Characters at which some program splits a line, or which some program drops. */
const troublesome = '\n\r\v\f\u0085\u2028\u2029\u0001\u001e"\\\ufeff\ufffe\u200b\u202e\u0301'.split('');
/**
 * Any text that Postgres can store: every code point but U+0000. Half surrogate pairs are not code points.
 */
const text = (maxLength: number) =>
  fc.string({
    unit: fc.oneof(
      fc.constantFrom(...troublesome),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => one !== '\0'),
    ),
    maxLength,
  });
const aRecord = fc.record({
  title: text(40),
  description: text(40),
  body: text(400),
  author: fc.option(text(20)),
  pulled: fc.array(text(30), { maxLength: 2 }),
  sources: fc.array(fc.record({ title: text(30), url: text(30) }), { maxLength: 2 }),
  shortKeywords: text(20),
  imageAlt: fc.option(text(30)),
});

/** Returns every column of every post as bytes, as the database writes them. */
async function bytesOf({ db }: Pick<Database, 'db'>) {
  const rows = await db
    .select({ hex: sql<string>`encode(convert_to((to_jsonb(posts) - 'search')::text, 'UTF8'), 'hex')` })
    .from(posts)
    .orderBy(asc(posts.id));
  return rows.map(({ hex }) => hex);
}

onOneDatabase('the text of a post', (kind) => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'all.backup.gz');
  const store = folderStore(join(folder.path, 'media'));
  const source = useDatabase(kind);
  const target = useDatabase(kind);
  afterAll(folder.remove);

  it('survives backup and restore byte for byte, with any characters', async () => {
    const restoresAll = fc.asyncProperty(
      fc.array(aRecord, { minLength: 1, maxLength: 8 }),
      async (records) => {
        for (const { db } of [source, target]) await removeAllPosts(db);
        await rm(file, { force: true });
        await storePosts(
          source.db,
          records.map((record, index) => aPost({ slug: `post-${index}`, ...record })),
        );
        const bodies = await source.db
          .select({ hex: sql<string>`encode(convert_to(${posts.body}, 'UTF8'), 'hex')` })
          .from(posts)
          .orderBy(asc(posts.id));
        expect(bodies.map(({ hex }) => hex)).toEqual(
          records.map(({ body }) => Buffer.from(body).toString('hex')),
        );
        await writeBackup(source.db, store, file);
        await restoreBackup(target.db, store, file);
        expect(await bytesOf(target)).toEqual(await bytesOf(source));
      },
    );
    await fc.assert(restoresAll, { numRuns: 40 });
  });

  it('is rejected if a line of the file never ends', async () => {
    const path = join(folder.path, 'long.gz');
    // Gzip packs 900 MB of the same letter into less than one.
    writeFileSync(path, gzipSync(Buffer.alloc(900_000_000, 'a'), { level: 1 }));
    await removeAllPosts(target.db);
    await expect(restoreBackup(target.db, store, path)).rejects.toThrow(
      `${path} has a line of more than 256 MB: it is not a backup of ours, or it is damaged.`,
    );
  });

  it('is read back before success is reported, and an unreadable file is removed', async () => {
    await removeAllPosts(source.db);
    await storePosts(source.db, [aPost({ slug: 'one', image: 'https://pictures.example/wall.jpg' })]);
    const shape = { widths: [], width: 480, height: 300, focus: '50% 40%' };
    await source.db
      .update(pictures)
      .set({ key: 'not-a-key', files: { color: '#a33e26', scene: shape, round: shape } });
    for (const name of ['scene-480.jpg', 'round-480.jpg'])
      await store.write(`not-a-key/${name}`, Buffer.from('x'), 'image/jpeg');
    const path = join(folder.path, 'unreadable.backup.gz');
    await expect(writeBackup(source.db, store, path)).rejects.toThrow(
      `${path} could not be read back and was deleted:`,
    );
    expect(readdirSync(folder.path).filter((name) => name.startsWith('unreadable'))).toEqual([]);
  });
});
