import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import sharp from 'sharp';
import { readySchema } from '../src/drawn.ts';
import { meanColor } from '../src/mean-color.ts';
import { draw, type Drawing } from '../src/paper/index.ts';
import { type Ready, readyFiles } from '../src/ready-picture.ts';
import type { Scene, SceneKind } from '../src/scene.ts';
import { drawnWidth, encode, printOf } from './encode.ts';
import { fileOf } from './read-scenes.ts';

/** A picture whose files were written. */
export interface Made {
  name: string;
  seconds: number;
  /** The total size of its files. */
  bytes: number;
}

/**
 * Draws the scenes that have no files yet, or that have changed. If only the text or the focus changed, it
 * writes only the note.
 *
 * @param folder of the drawn pictures.
 * @throws if a picture cannot be made small enough.
 */
export async function drawStale(
  folder: string,
  scenes: Iterable<[name: string, scene: Scene]>,
  report: (made: Made) => void,
): Promise<void> {
  // Encodes one picture on other threads while the next is drawn on this one.
  let encoding: Promise<void> = Promise.resolve();
  for (const [name, scene] of scenes) {
    const note = await readNote(folder, name);
    if (note?.print === printOf(name, scene) && namesOf(name, scene.kind).every(isIn(folder))) {
      await writeNote(folder, name, noteOf(name, scene, note.color));
      continue;
    }
    const start = performance.now();
    const drawing = draw(scene, name, drawnWidth(scene.kind));
    await encoding;
    encoding = writeFiles(folder, name, scene, drawing).then((bytes) =>
      report({ name, bytes, seconds: (performance.now() - start) / 1000 }),
    );
    // The awaits above and below report its failure.
    encoding.catch(() => undefined);
  }
  await encoding;
}

/** Returns whether the drawn picture and its note match the scene. */
export async function isFresh(folder: string, name: string, scene: Scene): Promise<boolean> {
  const note = await readNote(folder, name);
  if (!note || !namesOf(name, scene.kind).every(isIn(folder))) return false;
  return JSON.stringify(note) === JSON.stringify(noteOf(name, scene, note.color));
}

/** Returns the files that belong to no scene. */
export async function leftovers(folder: string, scenes: ReadonlyMap<string, Scene>): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const known = new Set([...scenes].flatMap(([name, { kind }]) => [`${name}.json`, ...namesOf(name, kind)]));
  const there = await readdir(folder, { recursive: true, withFileTypes: true });
  return there
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(
      (path) =>
        !known.has(
          path
            .slice(folder.length + 1)
            .split(sep)
            .join('/'),
        ),
    );
}

/** Removes the files of removed scenes. */
export async function removeLeftovers(folder: string, scenes: ReadonlyMap<string, Scene>): Promise<void> {
  for (const file of await leftovers(folder, scenes)) await rm(file);
}

async function writeFiles(folder: string, name: string, scene: Scene, drawing: Drawing): Promise<number> {
  const { pixels, ...size } = drawing;
  const picture = sharp(pixels, { raw: { ...size, channels: 3 } });
  await mkdir(dirname(join(folder, name)), { recursive: true });
  let bytes = 0;
  for (const file of readyFiles(scene.kind)) {
    const made = await encode(picture, scene.kind, file).catch((cause: unknown) => {
      throw new Error(`${fileOf(name)}: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    });
    await writeFile(join(folder, `${name}.${file.ending}`), made);
    bytes += made.length;
  }
  // The note comes last: without it a picture counts as missing.
  await writeNote(folder, name, noteOf(name, scene, meanColor((await picture.stats()).channels)));
  return bytes;
}

function noteOf(name: string, scene: Scene, color: string): Ready {
  return {
    print: printOf(name, scene),
    color,
    focus: scene.focus.map((share) => `${Math.round(share * 100)}%`).join(' '),
    ...(scene.kind === 'scene' && { alt: scene.alt }),
  };
}

async function writeNote(folder: string, name: string, note: Ready): Promise<void> {
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(note, null, 2)}\n`);
}

async function readNote(folder: string, name: string): Promise<Ready | undefined> {
  const text = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => '{}');
  return readySchema.safeParse(JSON.parse(text)).data;
}

function namesOf(name: string, kind: SceneKind): string[] {
  return readyFiles(kind).map(({ ending }) => `${name}.${ending}`);
}

function isIn(folder: string): (file: string) => boolean {
  return (file) => existsSync(join(folder, file));
}
