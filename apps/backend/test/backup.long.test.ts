import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError } from '../src/backup/format.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { FileStore } from '../src/pictures/file-store.ts';
import { fileStoreOf } from '../src/pictures/file-store-of.ts';
import { hasPosts } from '../src/posts/queries.ts';
import { readSettings } from '../src/settings.ts';
import { pictures, posts, takenPosts } from '../src/db/schema.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { type Kind, onOneDatabase, restoredInto, temporaryFolder } from './databases.ts';
import { aPost } from './posts.ts';
import { runBackup, runCli, startBackend } from './processes.ts';

const key = '0123456789abcdef0123456789abcdef';
const shape = { widths: [480], width: 480, height: 300, focus: '50% 40%' };
const picture = 'https://pictures.example/wall.jpg';

onOneDatabase('a backup', (kind) => {
  /** The kind of database to restore into. */
  const other = restoredInto(kind);
  const folder = temporaryFolder();
  const file = join(folder.path, 'all.backup.gz');
  const cleanUps: (() => Promise<unknown> | void)[] = [() => folder.remove()];
  let source: Record<string, string>;

  async function place(of: Kind = kind) {
    const made = await of.make();
    const media = temporaryFolder();
    cleanUps.push(() => made.remove(), media.remove);
    return { ...made.environment, MEDIA_DIR: media.path };
  }

  beforeAll(async () => {
    source = await place();
    for (const slug of ['one', 'two', 'three'])
      writeFileSync(
        join(folder.path, `${slug}.md`),
        writeMarkdown(
          aPost({
            slug,
            title: `Naps, ${slug} — “ß”`,
            topics: ['politics'],
            pulled: ['Lay the clothes out.'],
            image: picture,
          }),
        ),
      );
    expect(await runCli(['import', folder.path], source)).toMatchObject({ code: 0, stderr: '' });
    // Leaves a gap in the numbers of posts.
    await runCli(['remove', 'two'], source);
    const settings = readSettings(source);
    const database = await openDatabase(settings);
    await database.db.update(pictures).set({
      key,
      nextAt: null,
      files: { color: '#a33e26', scene: shape, round: { ...shape, width: 480, height: 480 } },
    });
    await database.db
      .insert(takenPosts)
      .select(database.db.select({ slug: posts.slug, changedAt: posts.changedAt }).from(posts));
    await database.close();
    const store = fileStoreOf(settings);
    for (const name of [
      'scene-480.jpg',
      'scene-480.avif',
      'scene-480.webp',
      'round-480.jpg',
      'round-480.avif',
      'round-480.webp',
    ])
      await store.write(`${key}/${name}`, Buffer.from([0, 255, 10, name.length]), 'image/avif');
    const written = await runBackup(['write', file], source);
    expect(written).toEqual({
      code: 0,
      stdout: `2 posts and 6 files of pictures written to ${file}.\n`,
      stderr: '',
    });
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
  });

  it(`restores posts, dates, numbers, search and pictures into an empty ${other.name}`, async () => {
    const target = await place(other);
    const restored = await runBackup(['restore', file], target);
    expect(restored).toEqual({
      code: 0,
      stdout: `2 posts and 6 files of pictures restored from ${file}.\n`,
      stderr: '',
    });
    expect(readFileSync(join(target.MEDIA_DIR, key, 'scene-480.avif'))).toEqual(
      Buffer.from([0, 255, 10, 14]),
    );
    // A second backup differs only in its time.
    const again = join(folder.path, 'again.backup.gz');
    await runBackup(['write', again], target);
    expect(contents(again)).toEqual(contents(file));

    const backend = await startBackend(target);
    try {
      await backend.ready();
      const text = async (path: string) => (await backend.get(path)).text();
      expect(await text('/functions/v1/get_metainfo?domain=thedailynest.example&page=1')).toContain(
        '"total":2',
      );
      expect(await text('/api/search?q=naps&domain=thedailynest.example')).toContain('three');
      expect(await text('/functions/v1/get_details?slug=one')).toContain(key);
    } finally {
      await backend.stop();
    }
    // New posts get new numbers.
    writeFileSync(join(folder.path, 'two.md'), writeMarkdown(aPost({ slug: 'two' })));
    expect(await runCli(['import', join(folder.path, 'two.md')], target)).toMatchObject({ code: 0 });
  });

  it('rejects a database that holds posts, and does not replace a file', async () => {
    expect(await runBackup(['restore', file], source)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already holds posts') as string,
    });
    const bytes = readFileSync(file);
    expect(await runBackup(['write', file], source)).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is a file ${file} already: name another one.\n`,
    });
    expect(readFileSync(file)).toEqual(bytes);
  });

  describe('of a file that is', () => {
    let target: Database;
    let store: FileStore;
    beforeAll(async () => {
      const settings = readSettings(await place());
      target = await openDatabase(settings);
      store = fileStoreOf(settings);
    });
    afterAll(() => target.close());

    it.each([
      [
        'cut off',
        (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
        'is incomplete: nothing was restored.',
      ],
      [
        'changed',
        (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('Naps, one', 'Naps, 0ne')),
        'is damaged: nothing was restored.',
      ],
      [
        'without its end',
        (bytes: Buffer) =>
          gzipSync(
            gunzipSync(bytes)
              .toString()
              .replace(/\{"end".*\n/, ''),
          ),
        'is incomplete: nothing was restored.',
      ],
      [
        'of a later release',
        (bytes: Buffer) =>
          gzipSync(
            gunzipSync(bytes).toString().replace('"columns":{"posts":[', '"columns":{"posts":["mood",'),
          ),
        'is from a later release (it has posts.mood): restore it with that release.',
      ],
      ['something else', () => gzipSync('{"a":1}\n'), 'is not a backup that this release can read.'],
      ['not packed', () => Buffer.from('hello'), 'is not a backup of ours, or it is damaged (Z_DATA_ERROR).'],
    ])('%s restores nothing', async (name, change, reason) => {
      const path = join(folder.path, `${name}.gz`);
      writeFileSync(path, change(readFileSync(file)));
      const error = await restoreBackup(target.db, store, path).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(BackupError);
      expect((error as Error).message).toBe(`${path} ${reason}`);
      expect(await hasPosts(target.db)).toBe(false);
    });

    it('of an earlier release restores its posts', async () => {
      await restoreBackup(target.db, store, ofEarlierRelease());
      expect(await hasPosts(target.db)).toBe(true);
    });
  });

  /** Returns the backup of a release without pulled sentences, without a desk and without posts of another blog. */
  function ofEarlierRelease(): string {
    const [head, ...rest] = gunzipSync(readFileSync(file)).toString().trim().split('\n');
    const older = rest
      .filter((line) => !line.startsWith('{"table":"taken_posts"'))
      .map((line) => line.replaceAll(/,?"pulled":\[[^\]]*\]/g, ''));
    const { columns, ...known } = JSON.parse(head!) as { columns: Record<string, string[]> };
    const { posts, feed_sources, pictures } = columns;
    const without = posts!.filter((column) => column !== 'pulled');
    const { end } = JSON.parse(older.at(-1)!) as { end: Record<string, number> };
    return sealed(
      'older',
      [
        JSON.stringify({ ...known, columns: { posts: without, feed_sources, pictures } }),
        ...older.slice(0, -1),
      ],
      JSON.stringify({ end: { posts: end['posts'], pictures: end['pictures'], files: end['files'] } }),
    );
  }

  /** Writes a file of these lines with a correct checksum. */
  function sealed(name: string, lines: string[], end: string): string {
    const text = lines.map((line) => `${line}\n`).join('');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const path = join(folder.path, `${name}.gz`);
    writeFileSync(path, gzipSync(`${text}${JSON.stringify({ ...(JSON.parse(end) as object), sha256 })}\n`));
    return path;
  }
});

/** Returns the lines of a backup without head and checksum. */
function contents(path: string): unknown[] {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split('\n').slice(1, -1);
  return lines.map((line): unknown => JSON.parse(line));
}
