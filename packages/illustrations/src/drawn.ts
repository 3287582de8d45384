import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import * as z from 'zod';
import { kindOf, type Picture, type Ready, readyFiles, readyPicture, servedName } from './ready-picture.ts';

/** A picture whose files exist. */
export interface Drawn {
  ready: Ready;
  picture: Picture;
  /** The paths of its files, by their names below /pictures/. */
  files: Map<string, string>;
}

/** The folder of this package's drawn pictures: their files, with a note `<name>.json` each. */
export const drawnFolder = resolve(import.meta.dirname, '../drawn');

/** The contents of a note. */
export const readySchema: z.ZodType<Ready> = z.strictObject({
  print: z.string().regex(/^[0-9a-f]{8}$/),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  focus: z.string().regex(/^\d+% \d+%$/),
  alt: z.string().optional(),
});

/**
 * Returns the drawn pictures by name: `the-invisible-list`, `posts/first-fever`, `discs/first-fever`.
 *
 * @throws if a note is damaged or a file is missing; `pnpm --filter @daily-nest/illustrations draw` writes
 * them again.
 */
export async function readDrawn(folder: string = drawnFolder): Promise<Map<string, Drawn>> {
  if (!existsSync(folder)) return new Map();
  const names = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).split(sep).join('/'))
    .toSorted();
  return new Map(await Promise.all(names.map(async (name) => [name, await readOne(folder, name)] as const)));
}

async function readOne(folder: string, name: string): Promise<Drawn> {
  const note = join(folder, `${name}.json`);
  const ready = readySchema.safeParse(JSON.parse(await readFile(note, 'utf8')));
  if (!ready.success) throw new Error(`${note}: ${z.prettifyError(ready.error)}`);
  const files = readyFiles(kindOf(name)).map((file): [string, string] => [
    servedName(name, ready.data.print, file),
    join(folder, `${name}.${file.ending}`),
  ]);
  const missing = files.find(([, path]) => !existsSync(path));
  if (missing) throw new Error(`${missing[1]} is missing: draw the picture ${name} again`);
  return { ready: ready.data, picture: readyPicture(name, ready.data), files: new Map(files) };
}
