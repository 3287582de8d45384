import type { Settings } from '../settings.ts';
import { bucketStore } from './bucket-store.ts';
import { type FileStore, folderStore } from './file-store.ts';

/** Returns the store for the files of pictures: a bucket or a folder. */
export function fileStoreOf({ MEDIA_URL, MEDIA_DIR }: Pick<Settings, 'MEDIA_URL' | 'MEDIA_DIR'>): FileStore {
  return MEDIA_URL === undefined ? folderStore(MEDIA_DIR) : bucketStore(MEDIA_URL);
}
