import { createOutside } from '../outside/outside.ts';
import type { Services } from '../services.ts';
import { type Converter, createConverter } from './converter.ts';
import type { FileStore } from './file-store.ts';
import { fileStoreOf } from './file-store-of.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { type MirroredPicture, toAnswer } from './mirrored-picture.ts';
import { mirroredOf } from './rows.ts';

export interface Pictures extends Mirror {
  store: FileStore;
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
    async fieldsOf(addresses) {
      const remote = [...new Set(addresses.filter((address) => address !== null).filter(isRemote))];
      const mirrored = remote.length === 0 ? new Map() : await mirroredOf(database.read, remote);
      const missing = remote.filter((url) => !mirrored.has(url));
      if (missing.length > 0) mirror.want(missing);
      return (address) => {
        if (address === null || !isRemote(address)) return {};
        const found = mirrored.get(address);
        return { picture: found ? toAnswer(found) : null };
      };
    },
  };
}

function isRemote(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
