import type { MirroredShape } from '../db/schema.ts';
import { fileName, type Shape, shapes } from './recipe.ts';
import type { Mirrored } from './rows.ts';

/** A mirrored picture in an answer. */
export interface MirroredPicture {
  /** The folder of its files: `/api/pictures/<id>/<shape>-<width>.<format>`. */
  id: string;
  color: string;
  scene: MirroredShape;
  round: MirroredShape;
}

export function toAnswer({ key, files }: Mirrored): MirroredPicture {
  return { id: key, ...files };
}

/** The names of all files of a picture. */
export function fileNames({ files }: Pick<Mirrored, 'files'>): string[] {
  return (Object.keys(shapes) as Shape[]).flatMap((shape) => [
    fileName(shape, files[shape].width, 'jpg'),
    ...files[shape].widths.flatMap((width) => [
      fileName(shape, width, 'avif'),
      fileName(shape, width, 'webp'),
    ]),
  ]);
}
