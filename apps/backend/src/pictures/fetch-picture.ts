import type { Outside } from '../outside/outside.ts';
import { PictureError } from './picture-error.ts';
import { mostBytes } from './recipe.ts';

const headers = {
  accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8,*/*;q=0.1',
  'user-agent': 'DailyNestPictures/1.0',
};

/** Returns the bytes of a picture from another server. Decoding checks that they are a picture. */
export async function fetchPicture(outside: Outside, url: string, signal: AbortSignal): Promise<Buffer> {
  const { bytes } = await outside.get(url, {
    headers,
    mostBytes,
    signal,
    // Does not read pages, or drawings that may contain scripts.
    check({ contentType = '' }) {
      if (!/^(?:image\/(?!svg)|application\/octet-stream|binary\/octet-stream|$)/i.test(contentType))
        throw new PictureError(`is ${contentType.slice(0, 60)}, not a picture`);
    },
  });
  if (!bytes?.length) throw new PictureError('is empty');
  return bytes;
}
