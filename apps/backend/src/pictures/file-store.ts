import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the files of pictures are kept. A name is a key and a file's name, `3f…/scene-800.avif`. */
export interface FileStore {
  /** Keeps a file whole or not at all. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** A file's bytes; undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Takes a file away, if there is one. */
  remove(name: string): Promise<void>;
}

/** A folder of this machine, or one that several share. */
export function folderStore(folder: string): FileStore {
  return {
    async write(name, bytes) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      // Under another name first: nobody is served half a file, and a killed process leaves none behind as a whole one.
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
