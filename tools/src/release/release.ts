import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitRepository } from '@daily-nest/testing/git-repository';
import { parse } from 'yaml';
import { type Copy, copyRepository } from '../copy.ts';
import { root } from '../root.ts';

/** The origin of the release: the workflow writes it into the manifests, and npm compares it. */
const server = 'https://code.example';
const repository = 'nest/kit';

/** Creates a copy of the repository with the next version: notes moved, repository set, packages built. */
export function prepareRelease(): Copy {
  const copy = copyRepository();
  try {
    // Changesets asks git which commit added a note.
    gitRepository(copy.folder).commit('before');
    copy.run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    copy.run('pnpm', 'changeset', 'version');
    copy.run(
      'env',
      `GITHUB_SERVER_URL=${server}`,
      `GITHUB_REPOSITORY=${repository}`,
      'bash',
      '-ec',
      stepOfWorkflow('npm pkg set'),
    );
    copy.run(
      'pnpm',
      'exec',
      'turbo',
      'run',
      'build',
      '--filter=./packages/*',
      '--filter=@daily-nest/backend',
      '--output-logs=errors-only',
    );
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}

/** Does everything but publish with a prepared copy, and returns its findings. */
export function tryRelease({ folder, env }: Copy): { ready: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync('node', ['packages/checks/src/release/check.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, REPOSITORY: `${server}/${repository}` },
  });
  return { ready: status === 0, said: `${stdout}${stderr}` };
}

/** Returns the lines that the release workflow runs. */
function stepOfWorkflow(words: string): string {
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as {
    jobs: { build: { steps: { run?: string }[] } };
  };
  const run = jobs.build.steps.map((step) => step.run).find((text) => text?.includes(words));
  if (run === undefined) throw new Error(`.github/workflows/release.yml has no step with ${words}`);
  return run;
}
