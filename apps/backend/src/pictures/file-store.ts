import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The storage of mirrored pictures. A name is a key and a file name, `3f…/scene-800.avif`. */
export interface FileStore {
  /** Stores a whole file, or nothing. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Returns a file's bytes; undefined if it does not exist. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Removes a file if it exists. */
  remove(name: string): Promise<void>;
}

/** Returns the store for a local folder, or one that several machines share. */
export function folderStore(folder: string): FileStore {
  return {
    async write(name, bytes) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      // Written under another name first, so that a killed process leaves no incomplete file.
      const part = `${path}.${randomUUID()}.part`;
      await writeFile(part, bytes);
      await rename(part, path);
    },
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
