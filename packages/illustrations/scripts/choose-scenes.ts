import type { Scene } from '../src/scene.ts';
import { fileOf, nameOf, readScenes } from './read-scenes.ts';

interface Choice {
  /** Undefined if a wanted scene is damaged or missing; the reason was printed and the exit code set. */
  chosen: [name: string, scene: Scene][] | undefined;
  scenes: Map<string, Scene>;
  /** Whether every file of scenes/ could be read. */
  complete: boolean;
}

/** Returns the scenes that a command names, or all of them. */
export async function chooseScenes(root: string, wanted: readonly string[]): Promise<Choice> {
  const { scenes, problems } = await readScenes(root);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const bad = problems.filter((problem) => isWanted(nameOf(problem.split(':')[0]!)));
  const missing = wanted.filter(
    (name) => !scenes.has(name) && !bad.some((problem) => problem.startsWith(fileOf(name))),
  );
  for (const problem of bad) console.error(problem);
  for (const name of missing) console.error(`There is no scene ${name}: it would be ${fileOf(name)}`);
  const complete = problems.length === 0;
  if (bad.length > 0 || missing.length > 0) {
    process.exitCode = 1;
    return { chosen: undefined, scenes, complete };
  }
  return { chosen: [...scenes].filter(([name]) => isWanted(name)), scenes, complete };
}
