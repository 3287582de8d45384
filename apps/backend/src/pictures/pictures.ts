import { createOutside } from '../outside/outside.ts';
import type { Services } from '../services.ts';
import { type Converter, createConverter } from './converter.ts';
import type { FileStore } from './file-store.ts';
import { fileStoreOf } from './file-store-of.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { type KeptPicture, toAnswer } from './kept-picture.ts';
import { keptOf } from './rows.ts';

export interface Pictures extends Keeper {
  store: FileStore;
  /**
   * What stands beside the address of a post's picture in an answer: our copy, or null as long as there is none. Of an address
   * that is no other server's nothing is said. Waits for no other server; what is missing is wanted.
   */
  beside(
    addresses: readonly (string | null)[],
  ): Promise<(address: string | null) => { picture?: KeptPicture | null }>;
}

/** Everything that keeps the pictures of posts. `start()` it where the process is to fetch them. */
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
  const keeper = createKeeper({ database, logger, stopping, outside, converter, store });
  return {
    ...keeper,
    store,
    async beside(addresses) {
      const remote = [...new Set(addresses.filter((address) => address !== null).filter(isRemote))];
      const kept = remote.length === 0 ? new Map() : await keptOf(database.read, remote);
      const missing = remote.filter((url) => !kept.has(url));
      if (missing.length > 0) keeper.want(missing);
      return (address) => {
        if (address === null || !isRemote(address)) return {};
        const found = kept.get(address);
        return { picture: found ? toAnswer(found) : null };
      };
    },
  };
}

function isRemote(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
