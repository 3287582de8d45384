import { uploadOf } from '@daily-nest/content/upload-address';
import { createOutside } from '../outside/outside.ts';
import type { Services } from '../services.ts';
import { type Converter, createConverter } from './converter.ts';
import type { FileStore } from './file-store.ts';
import { fileStoreOf } from './file-store-of.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { type MirroredPicture, toAnswer } from './mirrored-picture.ts';
import { mirroredOf } from './rows.ts';
import { createUploads, type Uploads } from './uploads.ts';

export interface Pictures extends Mirror {
  store: FileStore;
  uploads: Uploads;
  /**
   * Returns a function that gives the fields of a picture for an answer: our mirrored copy, null if there is
   * none yet, and nothing for an address of our own site. Does not wait for other servers; missing pictures
   * are fetched soon.
   */
  fieldsOf(
    addresses: readonly (string | null)[],
  ): Promise<(address: string | null) => { picture?: MirroredPicture | null }>;
}

/** Mirrors the pictures of posts. Call `start()` in the process that fetches them. */
export function createPictures(
  { settings, database, logger, stopping }: Services,
  converter: Converter = createConverter(),
): Pictures {
  const outside = createOutside({ allowLoopback: settings.MEDIA_ALLOW_LOOPBACK });
  const store = fileStoreOf(settings);
  stopping.addEventListener('abort', () => {
    converter.close();
    void outside.close();
  });
  const mirror = createMirror({ database, logger, stopping, outside, converter, store });
  return {
    ...mirror,
    store,
    uploads: createUploads({ db: database.db, converter, store }),
    async fieldsOf(addresses) {
      const stored = [...new Set(addresses.filter((address) => address !== null).filter(isStored))];
      const mirrored = stored.length === 0 ? new Map() : await mirroredOf(database.read, stored);
      const missing = stored.filter((url) => !mirrored.has(url));
      if (missing.length > 0) mirror.want(missing);
      return (address) => {
        if (address === null || !isStored(address)) return {};
        const found = mirrored.get(address);
        return { picture: found ? toAnswer(found) : null };
      };
    },
  };
}

/** Whether we have files of a picture: of another server, or uploaded. */
function isStored(address: string): boolean {
  return /^https?:\/\//i.test(address) || uploadOf(address) !== undefined;
}
