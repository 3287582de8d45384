import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkingTree } from '@daily-nest/testing/git-repository';
import { root } from './root.ts';

/** A temporary copy of the repository like a clone, including uncommitted changes. */
export interface Copy {
  folder: string;
  /** The environment of programs in the copy: its own tools first, and the repository's cache. */
  env: NodeJS.ProcessEnv;
  /** Runs a command in it; throws with its output if it fails. */
  run: (command: string, ...words: string[]) => void;
  /**
   * Makes the site that of another brand package: changes the line that names its title, and its
   * dependencies.
   */
  useBrand: (brand: string) => void;
  remove: () => void;
}

/** Copies the repository into a temporary folder, without installing. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  copyWorkingTree(root, folder, (path) => !path.includes('/baselines/'));
  const env = {
    ...process.env,
    PATH: `${folder}/node_modules/.bin:${process.env['PATH']}`,
    TURBO_CACHE_DIR: process.env['TURBO_CACHE_DIR'] ?? `${root}/.turbo/cache`,
  };
  const run: Copy['run'] = (command, ...words) => {
    const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${command} ${words.join(' ')}:\n${stdout}\n${stderr}`);
  };
  return {
    folder,
    env,
    run,
    useBrand(brand) {
      const path = join(folder, 'apps/web/package.json');
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('brand-daily-nest', `brand-${brand}`));
      run('pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
