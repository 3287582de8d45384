import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { draw, type Drawing } from '../../src/cut-paper/paper/index.ts';
import type { Scene } from '../../src/cut-paper/scene.ts';
import { write } from '../write.ts';
import { drawnFolder, freshNote, leftovers, type Note } from './note.ts';
import { drawnWidth, encode, meanColor, printOf, readyFiles } from './ready.ts';
import { fileOf } from './scenes.ts';

/** A picture whose files were made. */
export interface Made {
  name: string;
  seconds: number;
  /** Of all its files. */
  bytes: number;
}

/**
 * Makes the files of those scenes that have none, or that have changed since.
 *
 * @throws when a picture cannot be made light enough.
 */
export async function drawStale(
  root: string,
  scenes: Iterable<[name: string, scene: Scene]>,
  report: (made: Made) => void,
): Promise<void> {
  // While one picture is encoded on other threads, the next is drawn on this one.
  let encoding: Promise<void> = Promise.resolve();
  for (const [name, scene] of scenes) {
    if (await freshNote(root, name, scene)) continue;
    const start = performance.now();
    const drawing = draw(scene, name, drawnWidth(scene.kind));
    await encoding;
    encoding = writeFiles(root, name, scene, drawing).then((bytes) =>
      report({ name, bytes, seconds: (performance.now() - start) / 1000 }),
    );
    // Its failure is told where it is awaited.
    encoding.catch(() => undefined);
  }
  await encoding;
}

/** Takes away the files of scenes that are gone. */
export async function clearLeftovers(root: string, scenes: ReadonlyMap<string, Scene>): Promise<void> {
  for (const file of await leftovers(root, scenes)) await rm(join(root, file));
}

async function writeFiles(root: string, name: string, scene: Scene, drawing: Drawing): Promise<number> {
  const { pixels, ...size } = drawing;
  const picture = sharp(pixels, { raw: { ...size, channels: 3 } });
  let bytes = 0;
  for (const file of readyFiles(scene.kind)) {
    const made = await encode(picture, scene.kind, file).catch((cause: unknown) => {
      throw new Error(`${fileOf(name)}: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    });
    await write(join(root, drawnFolder, `${name}.${file.ending}`), made);
    bytes += made.length;
  }
  // The note comes last: without it a picture is not ready.
  const note: Note = { print: printOf(name, scene), color: await meanColor(picture) };
  await write(join(root, drawnFolder, `${name}.json`), `${JSON.stringify(note, null, 2)}\n`);
  return bytes;
}
