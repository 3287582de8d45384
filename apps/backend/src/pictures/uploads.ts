import { addressOf } from '@daily-nest/content/upload-address';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Converter } from './converter.ts';
import type { FileStore } from './file-store.ts';
import { PictureError } from './picture-error.ts';
import { mediaTypes } from './recipe.ts';
import { storeUpload } from './rows.ts';
import { keyOf, writeFiles } from './stored.ts';
import { masterName } from './master-name.ts';

export interface Uploads {
  /**
   * Stores the pixels of an uploaded picture, and the sizes that pages show. Returns the address for a post's `image`.
   *
   * @throws {PictureError} if it cannot be decoded, or is too small or too large
   */
  add(bytes: Uint8Array): Promise<string>;
  /** The whole picture, for the desk. Undefined if there is none. */
  read(id: string): Promise<Uint8Array | undefined>;
}

interface UploadsOptions {
  db: Db;
  converter: Converter;
  store: FileStore;
}

/** Pictures that editors upload. What they sent is decoded in a process of its own, and not stored. */
export function createUploads({ db, converter, store }: UploadsOptions): Uploads {
  return {
    async add(bytes) {
      const { files, contents, focus, master } = await converter.convert(bytes, { withMaster: true });
      const id = createHash('sha256').update(master!).digest('hex').slice(0, 32);
      const key = keyOf(master!, focus);
      await store.write(masterName(id), master!, mediaTypes.webp);
      await writeFiles(store, key, contents);
      const address = addressOf({ id, focus });
      // Last, so that answers name only existing files.
      await storeUpload(db, address, { key, files });
      return address;
    },
    read: (id) => store.read(masterName(id)),
  };
}

/** The pixels of an upload, to be cut around another point. */
export async function masterOf(store: FileStore, id: string): Promise<Uint8Array> {
  const bytes = await store.read(masterName(id));
  if (!bytes) throw new PictureError('its upload is gone');
  return bytes;
}
