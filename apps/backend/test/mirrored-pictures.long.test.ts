import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MirroredPicture } from '../src/pictures/mirrored-picture.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { backendsOfEachTest } from './backends.ts';
import { startBucket } from './bucket.ts';
import { isAskedOn, onBothDatabases, temporaryFolder } from './databases.ts';
import { startPictureServer } from './picture-server.ts';
import { aPost } from './posts.ts';
import { runCli } from './processes.ts';

const start = backendsOfEachTest();

onBothDatabases('the built backend', (kind) => {
  // Both stores, each with one of the databases.
  const place = kind.name === 'PGlite' ? 'the folder beside its data' : 'a bucket';
  const folder = temporaryFolder();
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let environment: Record<string, string>;
  let cleanUp: () => Promise<void>;

  beforeAll(async () => {
    bucket = await startBucket();
    const made = await kind.make();
    cleanUp = () => made.remove();
    environment = {
      ...made.environment,
      MEDIA_ALLOW_LOOPBACK: '1',
      ...(kind.name === 'Postgres' && { MEDIA_URL: bucket.url }),
    };
  });
  afterAll(async () => {
    await cleanUp();
    await bucket.close();
    folder.remove();
  });

  async function backend() {
    const started = await start(environment);
    await started.ready();
    return started;
  }

  it(`stores an imported post's picture in ${place}, and serves it after a restart without a new fetch`, async () => {
    const server = await startPictureServer();
    const file = join(folder.path, 'wall.md');
    writeFileSync(file, writeMarkdown(aPost({ slug: 'wall', image: server.url('/wall.jpg') })));
    expect(await runCli(['import', file], environment)).toMatchObject({ code: 0 });

    const first = await backend();
    const pictureOf = async ({ get }: typeof first) => {
      const post = (await (await get('/functions/v1/get_details?slug=wall')).json()) as {
        picture: MirroredPicture | null;
      };
      return post.picture;
    };
    await expect.poll(async () => (await pictureOf(first))?.id, { timeout: 20_000 }).toBeTypeOf('string');
    const before = await pictureOf(first);
    await first.stop();
    await server.close();

    const second = await backend();
    expect(await pictureOf(second)).toEqual(before);
    const answer = await second.get(`/api/pictures/${before!.id}/scene-480.avif`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(server.asked('/wall.jpg')).toBe(1);
    expect(bucket.files.size > 0).toBe(kind.name === 'Postgres');
  });

  it.runIf(isAskedOn(kind))(
    'can be stopped during its work, and finishes it after the next start',
    async () => {
      const server = await startPictureServer();
      server.answer(
        '/held.jpg',
        (response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x'),
      );
      const file = join(folder.path, 'held.md');
      writeFileSync(file, writeMarkdown(aPost({ slug: 'held', image: server.url('/held.jpg') })));
      await runCli(['import', file], environment);
      const first = await backend();
      await expect.poll(() => server.asked('/held.jpg'), { timeout: 20_000 }).toBe(1);
      expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
      const second = await backend();
      await expect.poll(() => server.asked('/held.jpg'), { timeout: 20_000 }).toBe(2);
      expect(second.alive()).toBe(true);
      await server.close();
    },
  );
});
