import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';
import { type Registry, startRegistry } from './registry.ts';

/** What a title of its own repository is made of, by its folder. */
const folders = [
  'packages/ui',
  'packages/api-client',
  'packages/illustrations',
  'packages/content',
  'packages/brand',
  'packages/server',
  'packages/testing',
  'packages/site',
  'packages/create-title',
  'apps/backend',
];

const run = (cwd: string, env: NodeJS.ProcessEnv, ...words: string[]) =>
  execFileSync('pnpm', words, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Builds all that a title needs and publishes it to a registry on loopback. */
export async function publishTitlePackages(): Promise<Registry> {
  const filters = folders.map((folder) => `--filter=./${folder}`);
  run(root, {}, 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only', ...filters);
  const registry = await startRegistry();
  try {
    for (const folder of folders)
      run(`${root}/${folder}`, { npm_config_userconfig: registry.npmrc }, 'publish', '--no-git-checks');
    return registry;
  } catch (error) {
    await registry.close();
    throw error;
  }
}
