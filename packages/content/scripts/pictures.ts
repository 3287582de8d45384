import type { Photo } from '../src/types.ts';
import { type Drawn, readDrawn } from './cut-paper/drawn.ts';
import { readScenes } from './cut-paper/scenes.ts';
import { type Photos, readPhotos } from './photos.ts';
import type { Problem } from './problem.ts';

/** What articles may show: the edition's pictures and photos. */
export interface Pictures {
  /** Cut-paper pictures by the name of their scene. */
  drawn: Map<string, Drawn>;
  photos: Photos;
  problems: Problem[];
  /** The picture of an address such as `/pictures/first-steps.jpg`, or undefined when there is none. */
  pictureOf: (address: string) => Photo | undefined;
}

/** @param root holds src/cut-paper/scenes/, drawn/ and photos/. */
export async function readPictures(root: string): Promise<Pictures> {
  const scenes = await readScenes(root);
  const { drawn, problems } = await readDrawn(root, scenes.scenes);
  const photos = await readPhotos(root);
  const pictureOf = (src: string): Photo | undefined => {
    const name = /^\/pictures\/(.*)\.jpg$/.exec(src)?.[1] ?? '';
    return drawn.get(name)?.photo ?? photos.sources.get(src)?.photo;
  };
  return {
    drawn,
    photos,
    problems: [...scenes.problems, ...problems, ...photos.problems],
    pictureOf,
  };
}
