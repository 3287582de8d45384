import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from '@daily-nest/checks/story-coverage';
import { usageFaults } from '@daily-nest/checks/usage';

/**
 * A temporary repository with the generator and packages/ui, so that parallel checks never see the new
 * folder.
 */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'gen-'));
  for (const path of [
    'package.json',
    'tsconfig.base.json',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    'tools/src',
    'packages/ui/package.json',
    'packages/ui/tsconfig.json',
    'packages/ui/vitest.config.ts',
    'packages/ui/src',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const folder of ['.', 'packages/ui']) {
    mkdirSync(join(copy, folder), { recursive: true });
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const generate = (...words: string[]) =>
  spawnSync('node', ['tools/src/gen.ts', ...words], { cwd: copy, encoding: 'utf8' });

/** Runs a tool in packages/ui of the copy; throws with its output if it fails. */
function run(tool: string, ...words: string[]): string {
  const ui = join(copy, 'packages/ui');
  try {
    return execFileSync(join(root, 'node_modules/.bin', tool), words, {
      cwd: ui,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${tool}: ${stdout}\n${stderr}`, { cause: error });
  }
}

describe('pnpm gen component quiz-card', () => {
  beforeAll(() => {
    expect(generate('component', 'quiz-card').stderr).toBe('');
  });

  it('writes the five files that the guide lists', () => {
    const guide = readFileSync(join(root, 'docs/guides/add-a-component.md'), 'utf8');
    const [, listed = ''] = /^```tree component\n([^]*?)\n```/m.exec(guide) ?? [];
    const written = readdirSync(join(copy, 'packages/ui/src/quiz-card'));
    expect(written.map((file) => `packages/ui/src/quiz-card/${file}`).toSorted()).toEqual(
      listed.split('\n').toSorted(),
    );
  });

  it('writes code that compiles', () => {
    run('tsc', '--project', 'tsconfig.json');
  });

  it('writes code that passes linter and formatter', () => {
    run('oxlint', '-c', '../../.oxlintrc.json', 'src/quiz-card');
    run('oxfmt', '--check', 'src/quiz-card');
  });

  it('writes a test that passes', () => {
    const vitest = join(root, 'packages/ui/node_modules/.bin/vitest');
    const { status, stdout, stderr } = spawnSync(vitest, ['run', 'src/quiz-card'], {
      cwd: join(copy, 'packages/ui'),
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  });

  it('writes the stories that the coverage check requires', () => {
    const quiz = storyCoverage(join(copy, 'packages/ui/src')).find(
      ({ component }) => component === 'QuizCard',
    );
    expect(quiz?.stories).toEqual(['Default', 'LongText']);
    expect(quiz?.missing).toEqual([]);
  });

  it('writes a complete usage document', () => {
    const document = readFileSync(join(copy, 'apps/storybook/docs/usage/QuizCard.md'), 'utf8');
    const src = join(copy, 'packages/ui/src');
    expect(usageFaults('QuizCard', document, storyCoverage(src), src)).toEqual([]);
  });

  it('does not overwrite a component', () => {
    const { status, stderr } = generate('component', 'quiz-card');
    expect(status).toBe(1);
    expect(stderr).toContain('packages/ui/src/quiz-card is there already');
  });
});

it('says how to write a name', () => {
  const { status, stderr } = generate('component', 'QuizCard');
  expect(status).toBe(1);
  expect(stderr).toContain('pnpm gen component quiz-card');
});
