import { uploadOf } from '@daily-nest/content/upload-address';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../pictures/file-store.ts';
import { mediaTypes, mostBytes } from '../pictures/recipe.ts';
import { storeMissingCuts } from '../pictures/rows.ts';
import { masterName } from '../pictures/master-name.ts';

/** The folder beside exported posts that holds their uploaded pictures. */
const folder = 'uploads';

/** The file of an uploaded picture, from the folder of an export. */
export const pictureFile = (id: string): string => join(folder, `${id}.webp`);

/** The uploaded pictures of posts that an import reads. */
export interface CarriedPictures {
  /**
   * Looks for the picture of a post: in the store, then beside the post's file. Returns nothing if all is well or the
   * post has no uploaded picture.
   */
  find(file: string, image: string | null): Promise<{ mistake: string } | { missing: string } | undefined>;
  /** Stores the pictures that were found beside files. The backend makes the sizes that pages show. */
  store(db: Db): Promise<void>;
}

/** Brings the pictures that an export wrote beside the posts into the store. */
export function carryPictures(store: FileStore): CarriedPictures {
  const paths = new Map<string, string>();
  const addresses = new Set<string>();
  return {
    async find(file, image) {
      const upload = uploadOf(image ?? '');
      if (!upload) return undefined;
      const { id } = upload;
      if (!paths.has(id) && !(await store.read(masterName(id)))) {
        const read = await readMaster(join(dirname(file), pictureFile(id)), id);
        if (read === undefined)
          return { missing: `the file of its picture, ${pictureFile(id)}, is missing: the post shows none` };
        if (typeof read === 'string') return { mistake: `${pictureFile(id)} ${read}` };
        paths.set(id, join(dirname(file), pictureFile(id)));
      }
      addresses.add(image!);
      return undefined;
    },
    async store(db) {
      for (const [id, path] of paths) {
        const read = await readMaster(path, id);
        if (!(read instanceof Uint8Array)) throw new Error(`${path} changed during the import`);
        await store.write(masterName(id), read, mediaTypes.webp);
      }
      await storeMissingCuts(db, [...addresses]);
    },
  };
}

/** Returns the bytes of a picture, what is wrong with its file, or undefined if there is none. */
async function readMaster(path: string, id: string): Promise<Uint8Array | string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return undefined;
  if (!found.isFile()) return 'is no file';
  if (found.size > mostBytes) return `has more than ${mostBytes} bytes`;
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex').slice(0, 32) !== id)
    return 'is not the picture that its name says';
  return isPlainWebp(bytes) ? bytes : 'is not a WebP picture without metadata';
}

/** Whether a file is a simple WebP, the only kind that an upload becomes. It has no room for metadata. */
function isPlainWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 16) === 'WEBPVP8 ';
}
