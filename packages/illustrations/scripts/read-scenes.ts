import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { kindOf } from '../src/ready-picture.ts';
import type { Scene } from '../src/scene.ts';
import { sceneSchema } from '../src/schema.ts';

/** The folder of the scenes, relative to the package. */
const scenesFolder = 'scenes';

/** Returns the file of a scene, relative to the package. */
export function fileOf(name: string): string {
  return `${scenesFolder}/${name}.ts`;
}

/** Loads the scene of a file. */
export function nameOf(file: string): string {
  return file.slice(scenesFolder.length + 1, -'.ts'.length);
}

export interface Scenes {
  /**
   * By name, which is the path in scenes/ without `.ts`: `the-invisible-list`, `posts/first-fever`,
   * `discs/first-fever`.
   */
  scenes: Map<string, Scene>;
  /** `scenes/sun.ts:1: alt: must say …`, which editors and terminals turn into a link. */
  problems: string[];
}

/** Reads all scenes, one per file. An invalid scene is a problem and is left out. */
export async function readScenes(root: string): Promise<Scenes> {
  const folder = join(root, scenesFolder);
  const read: Scenes = { scenes: new Map(), problems: [] };
  if (!existsSync(folder)) return read;
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  for (const file of files.map((name) => name.split(sep).join('/')).toSorted()) {
    const name = file.replace(/\.ts$/, '');
    const scene = await readScene(join(folder, file), name);
    if (typeof scene === 'string') read.problems.push(`${fileOf(name)}:1: ${scene}`);
    else read.scenes.set(name, scene);
  }
  return read;
}

async function readScene(path: string, name: string): Promise<Scene | string> {
  if (!/^(?:(?:posts|discs|people)\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return 'the file name must be lower-case words joined by hyphens, in scenes/, posts/, discs/ or people/';
  const module: { scene?: unknown } | Error = await import(pathToFileURL(path).href).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (module instanceof Error) return `cannot be run: ${module.message}`;
  const parsed = sceneSchema.safeParse(module.scene);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  if (parsed.data.kind !== kindOf(name))
    return 'a picture of kind disc belongs into discs/, a portrait into people/, and no other';
  return parsed.data;
}
