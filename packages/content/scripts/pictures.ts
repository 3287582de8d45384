import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Photo } from '../src/types.ts';
import { type Drawn, readDrawn } from './cut-paper/drawn.ts';
import { readScenes } from './cut-paper/scenes.ts';
import { type Photos, readPhotos } from './photos.ts';
import type { Problem } from './problem.ts';

/** A picture as a page shows it: a drawing has one file, a photo several. */
export type Shown = Omit<Photo, 'sources' | 'color'> & Partial<Pick<Photo, 'sources' | 'color'>>;

/** All pictures of the edition. */
export interface Pictures {
  /** Cut-paper pictures by the name of their scene. */
  drawn: Map<string, Drawn>;
  /** SVG text by the address under /pictures/, without the `.svg`: `first-steps`, `posts/winter-coats`. */
  drawings: Map<string, string>;
  photos: Photos;
  problems: Problem[];
  /** The picture of an address such as `/pictures/first-steps.svg`, or undefined when there is none. */
  pictureOf: (address: string) => Shown | undefined;
}

/**
 * @param root holds src/pictures/ and photos/.
 * @param covers pictures that are made from data instead of drawn.
 */
export async function readPictures(root: string, covers: Record<string, string>): Promise<Pictures> {
  const scenes = await readScenes(root);
  const { drawn, problems } = await readDrawn(root, scenes.scenes);
  const drawings = new Map([...(await readDrawings(root)), ...Object.entries(covers)]);
  const photos = await readPhotos(root);
  const pictureOf = (src: string): Shown | undefined => {
    const name = /^\/pictures\/(.*)\.(?:svg|jpg)$/.exec(src)?.[1] ?? '';
    const photo = drawn.get(name)?.photo ?? photos.sources.get(src)?.photo;
    if (photo) return photo;
    const drawing = src.endsWith('.svg') ? drawings.get(name) : undefined;
    return drawing === undefined ? undefined : { src, ...sizeOf(drawing) };
  };
  return {
    drawn,
    drawings,
    photos,
    problems: [...scenes.problems, ...problems, ...photos.problems],
    pictureOf,
  };
}

async function readDrawings(root: string): Promise<Map<string, string>> {
  const index = join(root, 'src/pictures/index.ts');
  if (!existsSync(index)) return new Map();
  const { pictures } = (await import(pathToFileURL(index).href)) as { pictures: Record<string, string> };
  return new Map(Object.entries(pictures));
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width ?? 1200), height: Number(height ?? 750) };
}
