import { Hono } from 'hono';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { fileNames } from './kept-picture.ts';
import type { Pictures } from './pictures.ts';
import { mediaTypes } from './recipe.ts';
import { keptByKey, storeLost } from './rows.ts';

/** `/pictures/:id/:file`: a file of a picture that is kept. None is ever made for a request. */
export function pictureFiles({ database: { db, read }, logger }: Services, { store }: Pictures) {
  return new Hono().get('/pictures/:id/:file{[a-z]+-[0-9]+[.](?:avif|webp|jpg)}', async (c) => {
    const { id, file } = c.req.param();
    // A copy that has just come may not have come to a replica.
    const kept = /^[0-9a-f]{32}$/.test(id)
      ? ((await keptByKey(read, id)) ?? (read === db ? undefined : await keptByKey(db, id)))
      : undefined;
    if (!kept || !fileNames(kept).includes(file)) throw noSuchFile();
    const bytes = await store.read(`${id}/${file}`);
    if (!bytes) {
      logger.warn({ picture: id, file }, 'a kept file is gone, the picture is fetched anew');
      await storeLost(db, id);
      throw noSuchFile();
    }
    const type = mediaTypes[file.slice(file.lastIndexOf('.') + 1) as keyof typeof mediaTypes];
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': type,
      // The id is made of what is in the file.
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}

function noSuchFile(): ApiError {
  return new ApiError(404, 'not_found', 'There is no such picture.');
}
