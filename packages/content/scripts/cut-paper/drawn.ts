import { join } from 'node:path';
import { type Ready, readyPicture, servedName } from '../../src/cut-paper/ready-picture.ts';
import type { Scene } from '../../src/cut-paper/scene.ts';
import type { Photo } from '../../src/types.ts';
import type { Problem } from '../problem.ts';
import { drawnFolder, freshNote, leftovers, type Note } from './note.ts';
import { readyFiles } from './ready.ts';
import { fileOf } from './scenes.ts';

const toMend = 'run: pnpm --filter @daily-nest/content pictures draw';

/** A picture whose files are ready. */
export interface Drawn {
  ready: Ready;
  photo: Photo;
  /** Paths of its files, by the name under which they are served below /pictures/. */
  files: Map<string, string>;
}

/** The ready pictures of the scenes, by name. A scene whose files are not there, or are not of it, is a problem. */
export async function readDrawn(
  root: string,
  scenes: ReadonlyMap<string, Scene>,
): Promise<{ drawn: Map<string, Drawn>; problems: Problem[] }> {
  const drawn = new Map<string, Drawn>();
  const problems: Problem[] = [];
  for (const [name, scene] of scenes) {
    const note = await freshNote(root, name, scene);
    if (note) drawn.set(name, drawnOf(root, name, scene, note));
    else problems.push({ file: fileOf(name), line: 1, reason: `is not drawn as it is now; ${toMend}` });
  }
  for (const file of await leftovers(root, scenes))
    problems.push({ file, line: 1, reason: `belongs to no scene; ${toMend}` });
  return { drawn, problems };
}

function drawnOf(root: string, name: string, { kind, alt, focus }: Scene, { print, color }: Note): Drawn {
  const ready: Ready = {
    print,
    color,
    focus: focus.map((share) => `${Math.round(share * 100)}%`).join(' '),
    ...(kind === 'scene' && { alt }),
  };
  const files = readyFiles(kind).map((file): [string, string] => [
    servedName(name, print, file),
    join(root, drawnFolder, `${name}.${file.ending}`),
  ]);
  return { ready, photo: readyPicture(name, ready), files: new Map(files) };
}
