import { Hono } from 'hono';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { fileNames } from './mirrored-picture.ts';
import type { Pictures } from './pictures.ts';
import { mediaTypes } from './recipe.ts';
import { mirroredByKey, storeLost } from './rows.ts';

/** `/pictures/:id/:file`: a file of a mirrored picture. A request never creates a file. */
export function pictureFiles({ database: { db, read }, logger }: Services, { store }: Pictures) {
  return new Hono().get('/pictures/:id/:file{[a-z]+-[0-9]+[.](?:avif|webp|jpg)}', async (c) => {
    const { id, file } = c.req.param();
    // A replica may lack the newest rows.
    const mirrored = /^[0-9a-f]{32}$/.test(id)
      ? ((await mirroredByKey(read, id)) ?? (read === db ? undefined : await mirroredByKey(db, id)))
      : undefined;
    if (!mirrored || !fileNames(mirrored).includes(file)) throw noSuchFile();
    const bytes = await store.read(`${id}/${file}`);
    if (!bytes) {
      logger.warn({ picture: id, file }, 'a mirrored file is missing; the picture will be fetched again');
      await storeLost(db, id);
      throw noSuchFile();
    }
    const type = mediaTypes[file.slice(file.lastIndexOf('.') + 1) as keyof typeof mediaTypes];
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': type,
      // The id is a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}

function noSuchFile(): ApiError {
  return new ApiError(404, 'not_found', 'There is no such picture.');
}
