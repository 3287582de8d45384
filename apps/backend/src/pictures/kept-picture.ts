import type { KeptShape } from '../db/schema.ts';
import { fileName, type Shape, shapes } from './recipe.ts';
import type { Kept } from './rows.ts';

/** A kept picture as answers tell it. */
export interface KeptPicture {
  /** The folder of its files: `/api/pictures/<id>/<shape>-<width>.<format>`. */
  id: string;
  color: string;
  scene: KeptShape;
  round: KeptShape;
}

export function toAnswer({ key, files }: Kept): KeptPicture {
  return { id: key, ...files };
}

/** The names of all files of a picture. */
export function fileNames({ files }: Pick<Kept, 'files'>): string[] {
  return (Object.keys(shapes) as Shape[]).flatMap((shape) => [
    fileName(shape, files[shape].width, 'jpg'),
    ...files[shape].widths.flatMap((width) => [
      fileName(shape, width, 'avif'),
      fileName(shape, width, 'webp'),
    ]),
  ]);
}
