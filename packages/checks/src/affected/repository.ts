import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWorkingTree, gitRepository } from '@daily-nest/testing/git-repository';
import { root } from '../root.ts';

/** What the tests run, the long ones left out. */
const tasks = [
  'build',
  'lint',
  'test',
  'rules',
  'structure',
  'stories',
  'e2e',
  'links',
  'consumers',
  'boundaries',
  'unused',
];

/** Tasks by their id (`@daily-nest/web#e2e`), each with the hash that its cached output is found by. */
type Plan = Map<string, string>;

/** A throwaway repository with the working tree's files, so that uncommitted work is judged too. */
export function copyWithHistory() {
  const copy = mkdtempSync(join(tmpdir(), 'affected-'));
  copyWorkingTree(root, copy);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const { git, commit, remove } = gitRepository(copy);
  commit('before');
  const before = plan();

  function plan(...flags: string[]): Plan {
    const output = execFileSync(
      join(root, 'node_modules/.bin/turbo'),
      ['run', ...tasks, '--dry=json', ...flags],
      {
        cwd: copy,
        encoding: 'utf8',
        env: {
          ...process.env,
          TURBO_SCM_BASE: 'HEAD~1',
          TURBO_SCM_HEAD: 'HEAD',
          TURBO_TELEMETRY_DISABLED: '1',
        },
        maxBuffer: 64 << 20,
        stdio: 'pipe',
      },
    );
    const planned = JSON.parse(output) as { tasks: { taskId: string; command: string; hash: string }[] };
    const real = planned.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
    return new Map(real.map(({ taskId, hash }) => [taskId, hash]));
  }

  return {
    /** All tasks that there are. */
    all: [...before.keys()],
    /**
     * The tasks that `--affected` runs after that edit. What is in the plan with the hash of before is only a dependency, and
     * comes from the cache.
     */
    ranAfter(file: string, change = (text: string) => `${text}\n// edited\n`): string[] {
      const path = join(copy, file);
      // Pictures keep their bytes.
      const was = readFileSync(path, 'latin1');
      const is = change(was);
      if (is === was) throw new Error(`${file} has nothing of what the edit changes`);
      writeFileSync(path, is, 'latin1');
      git('commit', '--all', '--quiet', '--message=edit');
      try {
        return [...plan('--affected')].filter(([id, hash]) => before.get(id) !== hash).map(([id]) => id);
      } finally {
        git('reset', '--quiet', '--hard', 'HEAD~1');
      }
    },
    remove,
  };
}
