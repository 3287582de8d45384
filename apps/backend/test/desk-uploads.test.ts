import { eq, sql } from 'drizzle-orm';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeBackup } from '../src/backup/write-backup.ts';
import { restoreBackup } from '../src/backup/restore-backup.ts';
import { attempts, auditLog, versions } from '../src/db/desk-schema.ts';
import { pictures } from '../src/db/schema.ts';
import { folderStore } from '../src/pictures/file-store.ts';
import { createPictures } from '../src/pictures/pictures.ts';
import { mostBytes } from '../src/pictures/recipe.ts';
import { onOneDatabase, temporaryFolder } from './databases.ts';
import { useDesk } from './desk.ts';

const type = { 'content-type': 'application/octet-stream' };
const place = 'GPS Ada’s kitchen';

const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) % 251);

/** Half of it red and half of it blue, so that a cut shows where it was made. */
const halves = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#c01010' } }).composite([
    {
      input: { create: { width: 450, height: 300, channels: 3, background: '#1010c0' } },
      left: 450,
      top: 0,
    },
  ]);
const photo = () =>
  halves()
    .withExif({ IFD0: { ImageDescription: place, Copyright: '<script>alert(1)</script>' } })
    .jpeg()
    .toBuffer();

onOneDatabase('a picture of a piece', (kind) => {
  const media = temporaryFolder();
  const desk = useDesk(kind, { MEDIA_DIR: media.path });
  type Member = Awaited<ReturnType<typeof desk.member>>;
  let writer: Member;
  let service: ReturnType<typeof createPictures>;
  const stopping = new AbortController();
  beforeAll(async () => {
    writer = await desk.member('writer');
    const { settings, database } = desk;
    const logger = pino({ level: 'silent' });
    service = createPictures({ settings, database, logger, stopping: stopping.signal });
  });
  beforeEach(() => desk.db.delete(attempts));
  afterAll(() => {
    stopping.abort();
    media.remove();
  });

  const upload = (bytes: Uint8Array | string, who: Pick<Member, 'post'> = writer, headers = type) =>
    who.post('/uploads', bytes, { headers });
  const pictureOf = async (slug: string) => {
    const answer = await desk.ask(`/functions/v1/get_details?slug=${slug}`, {
      headers: { authorization: 'Bearer public-anon-key' },
    });
    return (await answer.json()).picture;
  };
  const stored = () => readdirSync(media.path, { recursive: true }).map(String);

  it('is stored as its pixels, and shown in the sizes of pages', async () => {
    const { status, body } = await upload(await photo());
    expect([status, body.image]).toEqual([201, expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-\d+x\d+$/)]);
    const id = /[0-9a-f]{32}/.exec(body.image)![0];
    const editor = await desk.member('editor');
    const piece = await desk.draft(editor, { slug: 'with-a-picture', image: body.image, imageAlt: 'Halves' });
    expect((await editor.post(`/pieces/${piece}/publish`, { version: 2 })).status).toBe(200);
    const shown = await pictureOf('with-a-picture');
    expect(shown.scene.widths).toContain(480);
    const file = await desk.ask(`/api/pictures/${shown.id}/scene-480.webp`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    for (const name of stored().filter((entry) => /\.\w+$/.test(entry))) {
      const bytes = readFileSync(join(media.path, name));
      expect(bytes.includes('kitchen') || bytes.includes('<script>')).toBe(false);
    }
    const own = await writer.call(`/uploads/${id}`);
    expect([own.status, own.headers.get('content-type'), own.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    const deeds = await desk.db.select().from(auditLog).where(eq(auditLog.target, body.image));
    expect(deeds.map(({ action, personId }) => [action, personId])).toEqual([
      ['picture uploaded', writer.id],
    ]);
  });

  it('is cut around another point once a version says so', async () => {
    const { body } = await upload(await photo());
    const [id] = /[0-9a-f]{32}/.exec(body.image)!;
    const colorAt = async (focus: string, slug: string) => {
      const editor = await desk.member('editor', `${slug}@example.org`);
      const image = `/uploads/${id}-${focus}`;
      const piece = await desk.draft(editor, { slug, image, imageAlt: 'Halves' });
      await editor.post(`/pieces/${piece}/publish`, { version: 2 });
      await service.mirrorDue();
      const { round } = await pictureOf(slug);
      const shown = await pictureOf(slug);
      const file = await desk.ask(`/api/pictures/${shown.id}/round-${round.width}.jpg`);
      const { dominant } = await sharp(await file.arrayBuffer()).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    expect(await colorAt('0x50', 'left')).toBe('red');
    expect(await colorAt('100x50', 'right')).toBe('blue');
  });

  it('stays while a version names it, and goes with its files after 30 days without', async () => {
    const { body } = await upload(
      await sharp(await photo())
        .negate()
        .png()
        .toBuffer(),
    );
    const [id] = /[0-9a-f]{32}/.exec(body.image)!;
    const piece = await desk.draft(writer, { slug: 'later', image: body.image });
    const age = (days: number) =>
      desk.db
        .update(pictures)
        .set({ unusedSince: sql`now() - make_interval(days => ${days})` })
        .where(eq(pictures.url, body.image));
    await age(31);
    await service.removeUnused();
    expect((await writer.call(`/uploads/${id}`)).status).toBe(200);
    await desk.db
      .update(versions)
      .set({ fields: sql`jsonb_set(fields, '{image}', '""')` })
      .where(eq(versions.pieceId, piece));
    // A draft that waits in a browser for a network may name it.
    await age(29);
    await service.removeUnused();
    expect((await writer.call(`/uploads/${id}`)).status).toBe(200);
    await age(31);
    await service.removeUnused();
    expect((await writer.call(`/uploads/${id}`)).status).toBe(404);
    expect(existsSync(join(media.path, id, 'master.webp'))).toBe(false);
  });

  it('is in a backup, and can be cut anew from it', async () => {
    const { body } = await upload(await photo());
    const [id] = /[0-9a-f]{32}/.exec(body.image)!;
    const folder = temporaryFolder();
    const file = join(folder.path, 'a.backup.gz');
    await writeBackup(desk.db, service.store, file);
    const store = folderStore(join(folder.path, 'media'));
    await desk.db
      .transaction(async (tx) => {
        await tx.execute(sql`truncate posts, desk.people, desk.pieces cascade`);
        await restoreBackup(tx, store, file);
        throw new Error('back');
      })
      .catch((error: Error) => expect(error.message).toBe('back'));
    expect(await store.read(`${id}/master.webp`)).toBeDefined();
    folder.remove();
  });

  describe('what is not one is refused', () => {
    it.each<[string, () => Promise<Uint8Array | string> | Uint8Array | string]>([
      ['nothing', () => ''],
      ['a page', () => '<!doctype html><script>alert(1)</script>'],
      [
        'a drawing with a script',
        () => '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script/></svg>',
      ],
      ['a document', () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
      ['a script with the head of a GIF', () => 'GIF89a/*\0\0*/=1;alert(1)'],
      [
        'noise behind the head of a PNG',
        () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(4000)]),
      ],
      ['half a JPEG', async () => (await photo()).subarray(0, 900)],
      [
        'a picture of a few pixels',
        () =>
          sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
      ],
      [
        'a small file of 49 million pixels',
        () =>
          sharp({
            create: { width: 7_000, height: 7_000, channels: 3, background: '#fff' },
            limitInputPixels: false,
          })
            .png({ compressionLevel: 9 })
            .toBuffer(),
      ],
      ['a TIFF', () => halves().tiff().toBuffer()],
    ])('%s', async (_, make) => {
      const before = stored().length;
      const { status, body } = await upload(await make());
      expect([status, body.error.code]).toEqual([422, 'not_a_picture']);
      expect(body.error.message).not.toMatch(/vips|sharp|buffer|Error/i);
      expect(stored()).toHaveLength(before);
    });

    it('more than 12 MB, whatever its head says', async () => {
      const { status } = await upload(noise(mostBytes + 1));
      expect(status).toBe(413);
    });

    it.each<[string, Record<string, string>, number]>([
      ['from another site', { ...type, origin: 'https://evil.example' }, 403],
      ['as a form that another site could send', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
      ['as text', { 'content-type': 'text/plain' }, 415],
    ])('one %s', async (_, headers, status) => {
      expect((await upload(await photo(), writer, headers as typeof type)).status).toBe(status);
    });

    it('one of somebody who is not signed in, unread', async () => {
      expect((await upload(await photo(), desk.browser())).status).toBe(401);
    });

    it('the sixty-first within an hour', async () => {
      const bytes = await photo();
      expect((await upload(bytes)).status).toBe(201);
      await desk.db.update(attempts).set({ count: 60 });
      expect((await upload(bytes)).status).toBe(429);
    });

    it('an address that nobody has uploaded has no picture and asks nobody for one', async () => {
      const editor = await desk.member('editor', 'invents@example.org');
      const image = `/uploads/${'0'.repeat(32)}-50x50`;
      const piece = await desk.draft(editor, { slug: 'invented', image, imageAlt: 'None' });
      await editor.post(`/pieces/${piece}/publish`, { version: 2 });
      expect(await pictureOf('invented')).toBeNull();
      expect(await desk.db.select().from(pictures).where(eq(pictures.url, image))).toEqual([]);
      for (const path of ['/uploads/..%2f..%2fx', '/uploads/x', `/uploads/${'0'.repeat(32)}`])
        expect((await editor.call(path)).status).toBe(404);
    });
  });
});
