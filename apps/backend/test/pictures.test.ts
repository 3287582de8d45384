import { eq, sql } from 'drizzle-orm';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { pictures, posts } from '../src/db/schema.ts';
import { createOutside } from '../src/outside/outside.ts';
import { folderStore } from '../src/pictures/file-store.ts';
import { createMirror, type Mirror } from '../src/pictures/mirror.ts';
import type { MirroredPicture } from '../src/pictures/mirrored-picture.ts';
import { createPictures } from '../src/pictures/pictures.ts';
import type { Settings } from '../src/settings.ts';
import { onOneDatabase, temporaryFolder, useDatabase } from './databases.ts';
import { startPictureServer } from './picture-server.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';
import { rememberingConverter } from './remembering-converter.ts';

let server: Awaited<ReturnType<typeof startPictureServer>>;
beforeAll(async () => {
  server = await startPictureServer();
});
const converter = rememberingConverter();
afterAll(() => {
  converter.end();
  return server.close();
});

const silent = pino({ level: 'silent' });
const credential = { authorization: 'Bearer public-anon-key' };

const post = (slug: string, path: string) =>
  aPost({ domain: 'nest.example', slug, image: path.startsWith('/pictures/') ? path : server.url(path) });

onOneDatabase('the pictures of posts', (kind) => {
  const media = temporaryFolder();
  const stopping = new AbortController();
  let database: Database;
  let app: ReturnType<typeof createApp>;
  let mirror: Mirror;
  let settings: Settings;
  const made = useDatabase(kind, {
    MEDIA_DIR: media.path,
    MEDIA_ALLOW_LOOPBACK: '1',
    DEFAULT_DOMAIN: 'nest.example',
  });

  beforeAll(() => {
    ({ settings, database } = made);
    const services = { settings, database, logger: silent, stopping: stopping.signal };
    const service = createPictures(services, converter);
    mirror = service;
    app = createApp(services, undefined, service);
  });
  afterAll(() => {
    stopping.abort();
    media.remove();
  });
  beforeEach(async () => {
    await removeAllPosts(database.db);
    await database.db.delete(pictures);
  });

  const get = async (path: string) => app.request(path, { headers: credential });
  interface Shown {
    pinterestImageLink?: string;
    picture?: MirroredPicture | null;
  }
  const detail = async (slug: string) =>
    (await (await get(`/functions/v1/get_details?slug=${slug}`)).json()) as Shown;
  const rowOf = async (path: string) =>
    (
      await database.db
        .select()
        .from(pictures)
        .where(eq(pictures.url, server.url(path)))
    )[0];
  const fileOf = (id: string, name: string) => get(`/api/pictures/${id}/${name}`);
  const dueAgain = () => database.db.update(pictures).set({ nextAt: sql`now()` });

  it('are in the answers of both calls and of searches, beside the address', async () => {
    await storePosts(database.db, [post('wall', '/wall.jpg')]);
    expect(await detail('wall')).toMatchObject({
      pinterestImageLink: server.url('/wall.jpg'),
      picture: null,
    });

    expect(await mirror.mirrorDue()).toBe(1);
    const { pinterestImageLink, picture } = await detail('wall');
    expect(pinterestImageLink).toBe(server.url('/wall.jpg'));
    expect(picture).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
      // The original width, 1000 px, is added to the steps up to 800.
      scene: { widths: [224, 480, 800, 1000], width: 1000, height: 625, focus: expect.any(String) as string },
      round: { widths: [160, 320, 480, 800], width: 480, height: 480, focus: expect.any(String) as string },
    });
    const list = (await (await get('/functions/v1/get_metainfo?domain=localhost')).json()) as {
      blogs: Shown[];
    };
    expect(list.blogs[0]).toMatchObject({ pinterestImageLink, picture });
    const found = (await (await get('/api/search?q=school&domain=localhost')).json()) as { results: Shown[] };
    expect(found.results[0]).toMatchObject({ image: pinterestImageLink, picture });
  });

  it('are left out for a picture of our own site, and without a picture', async () => {
    await storePosts(database.db, [post('own', '/pictures/posts/own.jpg'), aPost({ slug: 'none' })]);
    expect(await detail('own')).not.toHaveProperty('picture');
    expect(await detail('none')).not.toHaveProperty('picture');
    expect(await mirror.mirrorDue()).toBe(0);
  });

  it('are fetched once, for any number of posts and reads', async () => {
    const before = server.asked('/glass.png');
    await storePosts(database.db, [post('one', '/glass.png'), post('two', '/glass.png')]);
    await Promise.all([mirror.mirrorDue(), mirror.mirrorDue()]);
    await detail('one');
    await detail('two');
    await mirror.mirrorDue();
    expect(server.asked('/glass.png')).toBe(before + 1);
  });

  it('exist in every promised format, width and height, and can be cached forever', async () => {
    await storePosts(database.db, [post('wall', '/wall.jpg'), post('large', '/large.webp')]);
    await mirror.mirrorDue();
    for (const slug of ['wall', 'large']) {
      const picture = (await detail(slug)).picture!;
      let files = 0;
      for (const [shape, ratio] of [
        ['scene', 1.6],
        ['round', 1],
      ] as const) {
        const { widths, width, height } = picture[shape];
        const promised = [
          ...widths.flatMap((px) => [`${shape}-${px}.avif`, `${shape}-${px}.webp`]),
          `${shape}-${width}.jpg`,
        ];
        expect(height).toBe(Math.round(width / ratio));
        for (const name of promised) {
          const answer = await fileOf(picture.id, name);
          expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
          const real = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
          const px = Number(/\d+/.exec(name)![0]);
          const format = name.replace(/.*\./, '');
          expect([name, answer.headers.get('content-type'), real.width, real.height, real.exif]).toEqual([
            name,
            { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[format],
            px,
            Math.round(px / ratio),
            undefined,
          ]);
          files += 1;
        }
      }
      // The number is limited for every picture.
      expect(files).toBeLessThanOrEqual(20);
      expect(readdirSync(join(media.path, picture.id))).toHaveLength(files);
    }
    expect((await detail('large')).picture!.scene.widths).toEqual([224, 480, 800, 1200, 1600]);
  });

  it('are cropped around their focus, and have a placeholder color', async () => {
    await storePosts(database.db, [post('wall', '/wall.jpg')]);
    await mirror.mirrorDue();
    const { id, color, round } = (await detail('wall')).picture!;
    const grey = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    for (const [place, part] of [0x8c, 0x95, 0x9d].entries())
      expect(Math.abs(grey[place]! - part)).toBeLessThan(12);
    const file = await fileOf(id, 'round-480.webp');
    const pixels = await sharp(Buffer.from(await file.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The ball's middle is at 80 and 20 percent of the whole; the square crop is the upper part.
    const at = (x: number, y: number) => [...pixels.data.subarray((y * 480 + x) * 3, (y * 480 + x) * 3 + 3)];
    expect(at(384, 144)[0]).toBeGreaterThan(180);
    expect(at(384, 144)[1]).toBeLessThan(90);
    const [x, y] = round.focus.split(' ').map((text) => Number.parseInt(text, 10));
    expect(x).toBeGreaterThan(60);
    expect(y).toBeLessThan(45);
  });

  it('are upright, on white, and not enlarged', async () => {
    await storePosts(database.db, [
      post('turned', '/turned.jpg'),
      post('glass', '/glass.png'),
      post('avif', '/unlabelled'),
    ]);
    await mirror.mirrorDue();
    // 300 px wide after the rotation.
    expect((await detail('turned')).picture!.scene.widths).toEqual([224, 300]);
    const glass = (await detail('glass')).picture!;
    // Without a focus it is cropped in the middle.
    expect(glass.scene).toMatchObject({ widths: [224, 480, 736], focus: '50% 50%' });
    const { dominant } = await sharp(
      Buffer.from(await (await fileOf(glass.id, 'scene-736.jpg')).arrayBuffer()),
    ).stats();
    expect(dominant.r).toBeGreaterThan(120);
    expect((await detail('avif')).picture!.scene).toMatchObject({
      widths: [224, 320],
      width: 320,
      height: 200,
    });
  });

  it('are fetched through a redirect, and share files with equal pictures', async () => {
    await storePosts(database.db, [post('one', '/to-wall'), post('two', '/same-wall.jpg')]);
    await mirror.mirrorDue();
    expect((await detail('one')).picture!.id).toBe((await detail('two')).picture!.id);
  });

  it.each([
    ['/pixel.gif', 'is only 1 × 1 px'],
    ['/bomb.png', 'exceeds pixel limit'],
    ['/half.jpg', 'cannot be decoded'],
    ['/page-that-says-jpeg.jpg', 'is not a known picture format'],
    ['/drawing-that-says-png.png', 'is not a known picture format'],
    ['/drawing.svg', 'is image/svg+xml, not a picture'],
    ['/page.html', 'is text/html, not a picture'],
    ['/empty.jpg', 'is empty'],
    ['/endless.jpg', 'is larger than 12582912 bytes'],
    ['/nothing.jpg', 'answered 404'],
    ['/to-private', '10.1.2.3 is not a public address'],
    ['/to-metadata', '169.254.169.254 is not a public address'],
    ['/round-and-round', 'redirects more than 3 times'],
  ])('are absent if they cannot be fetched, and the address stays: %s %s', async (path, reason) => {
    await storePosts(database.db, [post('bad', path)]);
    await mirror.mirrorDue();
    expect(await detail('bad')).toMatchObject({ pinterestImageLink: server.url(path), picture: null });
    const row = await rowOf(path);
    expect(row).toMatchObject({ key: null, failures: 1 });
    expect(row!.error).toContain(reason);
    // Not due within the next minute.
    expect(await mirror.mirrorDue()).toBe(0);
  });

  it('never cause requests to our own network', async () => {
    await storePosts(
      database.db,
      ['http://10.0.0.1/a.jpg', 'http://[::ffff:192.168.0.1]/a.jpg', 'http://169.254.169.254/a.jpg'].map(
        (image, place) => aPost({ slug: `inside-${place}`, image }),
      ),
    );
    expect(await mirror.mirrorDue()).toBe(3);
    const rows = await database.db.select().from(pictures);
    for (const { error } of rows) expect(error).toContain('is not a public address');
  });

  it('do not delay an answer or another picture while their server hangs', async () => {
    const outside = createOutside({ allowLoopback: true });
    const impatient = createMirror({
      database,
      outside,
      converter,
      logger: silent,
      stopping: stopping.signal,
      store: folderStore(media.path),
      fetchMs: 2000,
    });
    await storePosts(database.db, [post('slow', '/slow.jpg'), post('wall', '/wall.jpg')]);
    const mirrored = impatient.mirrorDue();
    await expect.poll(() => server.asked('/slow.jpg')).toBeGreaterThan(0);
    const begun = performance.now();
    expect((await detail('slow')).picture).toBeNull();
    expect(performance.now() - begun).toBeLessThan(500);
    await expect
      .poll(async () => (await detail('wall')).picture?.id, { timeout: 20_000 })
      .toBeTypeOf('string');
    await mirrored;
    expect(await rowOf('/slow.jpg')).toMatchObject({ error: 'took too long', failures: 1 });
    await outside.close();
  });

  it('are requested less and less often while they fail, not before their Retry-After, and stored when they arrive', async () => {
    await storePosts(database.db, [post('late', '/late.jpg')]);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await dueAgain();
      await mirror.mirrorDue();
      waits.push(Date.parse((await rowOf('/late.jpg'))!.nextAt!) - Date.now());
    }
    for (const [place, minutes] of [1, 2, 4, 8].entries()) {
      expect(waits[place]).toBeGreaterThan(minutes * 60_000 * 0.85);
      expect(waits[place]).toBeLessThan(minutes * 60_000 * 1.15);
    }
    server.answer('/late.jpg', (response) => void response.writeHead(503, { 'retry-after': '7200' }).end());
    await dueAgain();
    await mirror.mirrorDue();
    expect(Date.parse((await rowOf('/late.jpg'))!.nextAt!) - Date.now()).toBeGreaterThan(7_100_000);
    const wall = Buffer.from(await (await fetch(server.url('/wall.jpg'))).arrayBuffer());
    server.answer('/late.jpg', (response) => void response.end(wall));
    await dueAgain();
    await mirror.mirrorDue();
    expect((await detail('late')).picture).not.toBeNull();
    expect(await rowOf('/late.jpg')).toMatchObject({ failures: 0, error: null, nextAt: null });
    server.answer('/late.jpg');
  });

  it('are fetched soon after a reader requested their post', async () => {
    const stop = new AbortController();
    const services = { settings, database, logger: silent, stopping: stop.signal };
    const running = createPictures(services, converter);
    running.start();
    const site = createApp(services, undefined, running);
    const read = async (slug: string) => {
      const answer = await site.request(`/functions/v1/get_details?slug=${slug}`, { headers: credential });
      return ((await answer.json()) as Shown).picture?.id;
    };
    await storePosts(database.db, [post('glass', '/glass.png')]);
    await expect.poll(() => read('glass'), { timeout: 10_000 }).toBeTypeOf('string');
    // The next regular run is 15 seconds away.
    await storePosts(database.db, [post('avif', '/unlabelled')]);
    await expect.poll(() => read('avif'), { timeout: 10_000 }).toBeTypeOf('string');
    stop.abort();
  });

  it('are deleted with their files two days after the last post that showed them', async () => {
    await storePosts(database.db, [
      post('one', '/wall.jpg'),
      post('two', '/glass.png'),
      post('three', '/glass.png'),
    ]);
    await mirror.mirrorDue();
    const [wall, glass] = [(await detail('one')).picture!, (await detail('two')).picture!];
    await database.db.delete(posts).where(eq(posts.slug, 'one'));
    await database.db.update(posts).set({ image: null }).where(eq(posts.slug, 'two'));
    expect((await rowOf('/wall.jpg'))!.unusedSince).not.toBeNull();
    expect((await rowOf('/glass.png'))!.unusedSince).toBeNull();
    await mirror.removeUnused();
    // Pages in other caches still name it.
    expect((await fileOf(wall.id, 'scene-480.avif')).status).toBe(200);
    await database.db
      .update(pictures)
      .set({ unusedSince: sql`now() - interval '3 days'` })
      .where(eq(pictures.url, server.url('/wall.jpg')));
    await mirror.removeUnused();
    expect(await rowOf('/wall.jpg')).toBeUndefined();
    expect((await fileOf(wall.id, 'scene-480.avif')).status).toBe(404);
    expect(readdirSync(join(media.path, wall.id))).toEqual([]);
    expect((await fileOf(glass.id, 'scene-480.avif')).status).toBe(200);
  });

  it('stay if a post comes back', async () => {
    await storePosts(database.db, [post('one', '/wall.jpg')]);
    await removeAllPosts(database.db);
    await storePosts(database.db, [post('one', '/wall.jpg')]);
    expect((await rowOf('/wall.jpg'))!.unusedSince).toBeNull();
  });

  describe('as files', () => {
    let id: string;
    beforeEach(async () => {
      await storePosts(database.db, [post('wall', '/wall.jpg')]);
      await mirror.mirrorDue();
      id = (await detail('wall')).picture!.id;
    });

    it.each([
      'scene-481.avif',
      'scene-1600.avif',
      'scene-480.png',
      'round-480.jpg.webp',
      'original',
      '..%2Fscene-480.avif',
    ])('do not exist under the name %s, and a request changes nothing', async (name) => {
      expect((await fileOf(id, name)).status).toBe(404);
      expect((await detail('wall')).picture!.id).toBe(id);
    });

    it.each(['0'.repeat(32), '..', 'x'.repeat(32)])('do not exist for the picture %s', async (other) => {
      expect((await fileOf(other, 'scene-480.avif')).status).toBe(404);
    });

    it('that are lost are fetched again, and answers do not name them meanwhile', async () => {
      rmSync(join(media.path, id), { recursive: true });
      expect((await fileOf(id, 'scene-480.avif')).status).toBe(404);
      expect((await detail('wall')).picture).toBeNull();
      await dueAgain();
      await mirror.mirrorDue();
      expect((await detail('wall')).picture!.id).toBe(id);
      expect((await fileOf(id, 'scene-480.avif')).status).toBe(200);
    });
  });
});
