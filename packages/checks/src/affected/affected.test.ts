import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** A throwaway repository with the working tree's files, so that uncommitted work is judged too. */
let copy: string;

const git = (...args: string[]) =>
  execFileSync(
    'git',
    [
      '-c',
      'user.name=check',
      '-c',
      'user.email=check@example.invalid',
      '-c',
      'commit.gpgsign=false',
      ...args,
    ],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'affected-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(join(root, file), join(copy, file), { recursive: true, force: true, errorOnExist: false });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=before');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Task {
  package: string;
  task: string;
  command: string;
  hash: string;
}

/** The build tasks of a plan, by package, each with the hash that its cached output is found by. */
function plan(...flags: string[]): Map<string, string> {
  const { tasks } = JSON.parse(
    execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--dry=json', ...flags], {
      cwd: copy,
      encoding: 'utf8',
      env: {
        ...process.env,
        TURBO_SCM_BASE: 'HEAD~1',
        TURBO_SCM_HEAD: 'HEAD',
        TURBO_TELEMETRY_DISABLED: '1',
      },
      maxBuffer: 64 << 20,
    }),
  ) as { tasks: Task[] };
  const builds = tasks.filter(({ task, command }) => task === 'build' && command !== '<NONEXISTENT>');
  return new Map(builds.map((task) => [task.package.replace('@daily-nest/', ''), task.hash]));
}

/**
 * The packages that `--affected` builds anew after that file got another line. What is in the plan with the hash of before
 * is only a dependency, and comes from the cache.
 */
function builtAfterEditing(file: string): string[] {
  const before = plan();
  appendFileSync(join(copy, file), '\n// edited\n');
  git('commit', '--all', '--quiet', '--message=edit');
  try {
    return [...plan('--affected')].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
  } finally {
    git('reset', '--quiet', '--hard', 'HEAD~1');
  }
}

describe('a build of what a change affects', () => {
  it('builds no app but Storybook after an edit of a story', () => {
    const built = builtAfterEditing('packages/ui/src/button/Button.stories.tsx');
    expect(built).toContain('storybook');
    expect(built).not.toContain('web');
    expect(built).not.toContain('backend');
  });

  it('rebuilds web and not ui after an edit of the api-client', () => {
    const built = builtAfterEditing('packages/api-client/src/index.ts');
    expect(built).toContain('web');
    expect(built).not.toContain('ui');
    expect(built).not.toContain('storybook');
  });

  it('builds the backend alone after an edit of its server', () => {
    expect(builtAfterEditing('apps/backend/src/server.ts')).toEqual(['backend']);
  });
});
