// Made by `pnpm --filter @daily-nest/content build` out of photos/: when this import cannot be resolved, run that.
import built from '../dist/photos.json' with { type: 'json' };
import type { Photo } from './types.ts';

const photos: Record<string, Photo> = built as Record<string, Photo>;

/** What stands behind the address of an `image` field: a photo with all its sizes, or for a drawing the address itself. */
export function pictureOf(address: string): string | Photo {
  return photos[address] ?? address;
}
