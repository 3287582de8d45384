import type { Drawn } from '@daily-nest/illustrations/drawn';
import type { Photo } from '../src/types.ts';
import { type Photos, readPhotos } from './photos.ts';

/** The pictures for articles: illustrations and photos. */
export interface Pictures {
  /** Illustrations by name. */
  drawn: ReadonlyMap<string, Drawn>;
  photos: Photos;
  /** Returns the picture of an address such as `/pictures/first-steps.jpg`, or undefined if there is none. */
  pictureOf: (address: string) => Photo | undefined;
}

/** @param root contains photos/. */
export async function readPictures(root: string, drawn: ReadonlyMap<string, Drawn>): Promise<Pictures> {
  const photos = await readPhotos(root);
  const pictureOf = (src: string): Photo | undefined => {
    const name = /^\/pictures\/(.*)\.jpg$/.exec(src)?.[1] ?? '';
    return drawn.get(name)?.picture ?? photos.sources.get(src)?.photo;
  };
  return { drawn, photos, pictureOf };
}
