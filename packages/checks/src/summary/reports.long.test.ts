import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { root } from '../root.ts';

/** What the runners themselves write, of tests that stand where the runner is installed. */
const { readReport } = (await import(
  /* @vite-ignore */ pathToFileURL(join(root, 'scripts/reports.ts')).href
)) as { readReport: (path: string) => { passed: number; failed: number; failures: string[] } };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function ran(home: string, runner: string, file: string, code: string, words: string[], env = {}) {
  mkdirSync(join(root, home, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(root, home, 'test-results/reports-'));
  folders.push(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, file), code);
  spawnSync(join(root, home, 'node_modules/.bin', runner), words, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '1', ...env },
  });
  return readReport(join(folder, 'report.json'));
}

it('names what failed in Vitest, and what could not be loaded', () => {
  const words = ['run', '--root=.', '--reporter=json', '--outputFile=report.json'];
  const code = `import { describe, expect, it } from 'vitest';
    describe('a lunch box', () => {
      it('opens', () => {});
      it('closes', () => expect('open').toBe('shut'));
    });`;
  const read = ran('packages/checks', 'vitest', 'box.test.js', code, words);
  expect(read).toMatchObject({ passed: 1, failed: 1 });
  expect(read.failures).toEqual([
    expect.stringMatching(/box\.test\.js › a lunch box closes: AssertionError: expected 'open' to be 'shut'/),
  ]);

  const broken = ran('packages/checks', 'vitest', 'box.test.js', `throw new Error('no such box');`, words);
  expect(broken.failures).toEqual([expect.stringMatching(/box\.test\.js › was not run: .*no such box/)]);
});

it('names what failed in Playwright, with the project and what it lies in', () => {
  const read = ran(
    'apps/web',
    'playwright',
    'box.spec.js',
    `import { expect, test } from '@playwright/test';
    test('is there', () => {});
    test.describe('a lunch box', () => {
      test.describe('of tin', () => {
        test('closes', () => expect('open').toBe('shut'));
      });
    });`,
    ['test', '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' },
  );
  expect(read).toMatchObject({ passed: 1, failed: 1 });
  expect(read.failures).toEqual([
    expect.stringMatching(
      /^box\.spec\.js › a lunch box › of tin › closes: Error: expect\(received\)\.toBe\(expected\)/,
    ),
  ]);
});

it('says which file is no report', () => {
  const path = join(root, 'package.json');
  expect(() => readReport(path)).toThrow(`${path} is not a report of Playwright or Vitest.`);
});
