import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import * as z from 'zod';
import type { Scene, SceneKind } from '../../src/cut-paper/scene.ts';
import { printOf, readyFiles } from './ready.ts';

/** Where the ready files are, seen from the package: the files of a picture, and a note beside them. */
export const drawnFolder = 'drawn';

/** What is noted of a picture when it is drawn. */
const noteSchema = z.strictObject({
  /** Of the scene as it was drawn. */
  print: z.string().regex(/^[0-9a-f]{8}$/),
  /** Mean color. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});
export type Note = z.infer<typeof noteSchema>;

/** The note of a picture; undefined when it is not ready, or is not of the scene as it is now. */
export async function freshNote(root: string, name: string, scene: Scene): Promise<Note | undefined> {
  const text = await readFile(join(root, drawnFolder, `${name}.json`), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const note = noteSchema.safeParse(parseJson(text)).data;
  const isThere = (file: string) => existsSync(join(root, drawnFolder, file));
  return note?.print === printOf(name, scene) && namesOf(name, scene.kind).every(isThere) ? note : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesOf(name: string, kind: SceneKind): string[] {
  return readyFiles(kind).map(({ ending }) => `${name}.${ending}`);
}

/** The files in drawn/ that belong to no scene, seen from the package. */
export async function leftovers(root: string, scenes: ReadonlyMap<string, Scene>): Promise<string[]> {
  const folder = join(root, drawnFolder);
  if (!existsSync(folder)) return [];
  const known = new Set([...scenes].flatMap(([name, { kind }]) => [`${name}.json`, ...namesOf(name, kind)]));
  const there = await readdir(folder, { recursive: true, withFileTypes: true });
  return there
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !known.has(file))
    .map((file) => `${drawnFolder}/${file}`);
}
