import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root, run } from './processes.ts';

/** Returns the folder of a component in `packages/ui/src`, or undefined. */
export function folderOf(component: string): string | undefined {
  const [file] = globSync(`packages/ui/src/*/${component}.stories.tsx`, { cwd: root });
  return file && basename(dirname(file));
}

/**
 * Tests a component alone, for the time in which it is edited: types, its unit tests, its stories with axe, its
 * contrast and pictures. Not what contains it.
 *
 * @returns the exit code.
 */
export async function testComponent(
  component: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const vitest = (name: string, ...args: string[]) =>
    run('pnpm', ['--filter', `@daily-nest/${name}`, 'exec', 'vitest', 'run', ...args], env);
  const codes = [
    await run(
      'turbo',
      ['run', 'build', '--filter=@daily-nest/storybook^...', '--output-logs=errors-only'],
      env,
    ),
    await run('oxlint', ['packages/ui'], env),
    await vitest('ui', `src/${folder}/`, '--exclude', '**/*.long.test.*'),
    await vitest('storybook', '--project=stories', `src/${folder}/`),
    await vitest('storybook', '--project=gallery', '-t', `^${component} `),
  ];
  return Math.max(...codes);
}
