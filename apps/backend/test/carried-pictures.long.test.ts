import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pictures } from '../src/db/schema.ts';
import { folderStore } from '../src/pictures/file-store.ts';
import { createPictures } from '../src/pictures/pictures.ts';
import { carryPictures } from '../src/posts/carried-pictures.ts';
import { exportPosts } from '../src/posts/export.ts';
import { findFiles, importFiles } from '../src/posts/import.ts';
import type { ImportError } from '../src/posts/import-error.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { postBySlug } from '../src/posts/queries.ts';
import { onOneDatabase, temporaryFolder, useDatabase } from './databases.ts';
import { aPost, removeAllPosts } from './posts.ts';

const defaultDomain = 'thedailynest.example';
const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

onOneDatabase('uploaded pictures of an export', (kind) => {
  const folder = temporaryFolder();
  const made = useDatabase(kind, { MEDIA_DIR: join(folder.path, 'media') });
  const stopping = new AbortController();
  const media = folderStore(join(folder.path, 'media'));
  const elsewhere = join(folder.path, 'elsewhere');
  let photo: Buffer;
  let service: ReturnType<typeof createPictures>;

  beforeAll(async () => {
    photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#2050a0' } })
      .jpeg()
      .toBuffer();
    const { settings, database } = made;
    service = createPictures({
      settings: { ...settings, MEDIA_DIR: elsewhere },
      database,
      logger: pino({ level: 'silent' }),
      stopping: stopping.signal,
    });
  });
  beforeEach(async () => {
    await removeAllPosts(made.db);
    await made.db.delete(pictures);
  });
  afterAll(() => {
    stopping.abort();
    folder.remove();
  });

  let folders = 0;
  /** A folder with the file of a post and, beside it, the file of its picture. */
  function exported(bytes: Buffer, id = idOf(bytes)) {
    const path = join(folder.path, `posts-${(folders += 1)}`);
    mkdirSync(join(path, 'uploads'), { recursive: true });
    writeFileSync(
      join(path, 'coat.md'),
      writeMarkdown(aPost({ slug: 'coat', image: `/uploads/${id}-40x60` })),
    );
    writeFileSync(join(path, 'uploads', `${id}.webp`), bytes);
    return path;
  }
  const bring = async (path: string, options: { dryRun?: boolean } = {}) => {
    const warnings: string[] = [];
    const files = await findFiles([path]);
    const ended = await importFiles(made.db, files, {
      defaultDomain,
      pictures: carryPictures(folderStore(elsewhere)),
      onWarning: ({ reason }) => warnings.push(reason),
      ...options,
    }).then(
      () => [],
      (error: unknown) => (error as ImportError).findings.map(({ reason }) => reason),
    );
    return { mistakes: ended, warnings };
  };

  it('are written beside the posts, and come back into an empty installation with their posts', async () => {
    const uploads = createPictures({
      settings: made.settings,
      database: made.database,
      logger: pino({ level: 'silent' }),
      stopping: stopping.signal,
    }).uploads;
    const image = await uploads.add(photo);
    const record = aPost({ slug: 'coat', image, imageAlt: 'A small blue coat' });
    const twin = aPost({ slug: 'twin', image });
    writeFileSync(join(folder.path, 'coat.md'), writeMarkdown(record));
    writeFileSync(join(folder.path, 'twin.md'), writeMarkdown(twin));
    const here = ['coat.md', 'twin.md'].map((name) => join(folder.path, name));
    await importFiles(made.db, here, { defaultDomain });
    const target = join(folder.path, 'saved');
    expect(await exportPosts(made.db, target, { store: media })).toEqual({
      posts: 2,
      pictures: 1,
      withoutPicture: [],
    });
    expect(readdirSync(join(target, 'uploads'))).toHaveLength(1);

    await removeAllPosts(made.db);
    await made.db.delete(pictures);
    expect(await bring(target)).toEqual({ mistakes: [], warnings: [] });
    expect(await postBySlug(made.db, 'coat')).toEqual(record);
    expect(await service.mirrorDue()).toBe(1);
    const shown = (await service.fieldsOf([image]))(image).picture;
    expect(shown?.scene.widths).toContain(224);
    const again = join(folder.path, 'saved-again');
    await exportPosts(made.db, again, { store: folderStore(elsewhere) });
    const [name = ''] = readdirSync(join(again, 'uploads'));
    expect(readdirSync(join(target, 'uploads'))).toEqual([name]);
  });

  it('a post whose picture is nowhere is exported without it, and imported with a warning', async () => {
    const id = '0'.repeat(32);
    const path = exported(Buffer.from('x'), id);
    const { mistakes } = await bring(path);
    expect(mistakes).toEqual([`uploads/${id}.webp is not the picture that its name says`]);
    const other = join(folder.path, 'alone.md');
    writeFileSync(other, writeMarkdown(aPost({ slug: 'alone', image: `/uploads/${id}-50x50` })));
    expect(await bring(other)).toEqual({
      mistakes: [],
      warnings: [`the file of its picture, uploads/${id}.webp, is missing: the post shows none`],
    });
    const target = join(folder.path, 'without');
    expect((await exportPosts(made.db, target, { store: media })).withoutPicture).toEqual(['alone']);
    expect(existsSync(join(target, 'uploads'))).toBe(false);
  });

  it('a file is refused that is no picture, has metadata, is too large or a device', async () => {
    const html = Buffer.from('<script>alert(1)</script>');
    const located = await sharp(photo)
      .withExif({ IFD0: { ImageDescription: 'at home' } })
      .webp()
      .toBuffer();
    for (const bytes of [html, located, await sharp(photo).png().toBuffer()]) {
      const { mistakes } = await bring(exported(bytes));
      expect(mistakes).toEqual([`uploads/${idOf(bytes)}.webp is not a WebP picture without metadata`]);
    }
    const large = Buffer.alloc(13 * 1024 * 1024);
    expect((await bring(exported(large))).mistakes).toEqual([
      `uploads/${idOf(large)}.webp has more than 12582912 bytes`,
    ]);
    const path = exported(html, '1'.repeat(32));
    const device = '2'.repeat(32);
    symlinkSync('/dev/zero', join(path, 'uploads', `${device}.webp`));
    writeFileSync(
      join(path, 'coat.md'),
      writeMarkdown(aPost({ slug: 'coat', image: `/uploads/${device}-1x1` })),
    );
    expect((await bring(path)).mistakes).toEqual([`uploads/${device}.webp is no file`]);
    expect(await made.db.$count(pictures)).toBe(0);
  });

  it('a dry run stores no picture', async () => {
    const path = exported(await sharp(photo).negate().webp().toBuffer());
    expect(await bring(path, { dryRun: true })).toEqual({ mistakes: [], warnings: [] });
    const [name = ''] = readdirSync(join(path, 'uploads'));
    expect(existsSync(join(elsewhere, name.replace('.webp', '')))).toBe(false);
    expect(await made.db.$count(pictures)).toBe(0);
  });
});
