/**
 * `pnpm test`: every check, through turbo, so that what did not change comes from the cache. Ends with one line
 * `N passed, N failed`, summed over the reports that the runners leave in test-results/.
 * `--long` adds what does not fit the fifteen minutes (every page in all widths and schemes, in Firefox and WebKit, every spec on the eager build,
 * Lighthouse, 10,000 odd requests to each server, each database for what is the same on both, a generated title as a site, the packed kit in Next and in plain Node, Storybook as files).
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from '../packages/testing/src/chromium.ts';
import { ensureEngines } from '../packages/testing/src/engines.ts';
import { ensureIcecast } from '../packages/testing/src/icecast.ts';
import { root, run } from './processes.ts';

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

const long = process.argv.includes('--long');
for (const old of reports()) rmSync(old, { force: true });

const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), TZ: 'UTC' };
ensureIcecast();
const notRun = long ? ensureEngines() : [];

const rootChecks = ['format:check', 'lint:root', 'unused', 'boundaries'];
// What a task needs is built before it; that Storybook can be built as files is for the long suite.
const builds = long ? ['build'] : [];
const quick = await turbo([...builds, 'typecheck', 'lint', 'test', 'structure', ...rootChecks], 2);
// Browsers run one at a time: two of them on two cores make timings, and so tests, unsteady.
const browsers = await turbo(
  [
    'stories',
    'e2e',
    'faults',
    ...(long
      ? [
          'generated:long',
          'consumers',
          'databases',
          'e2e:long',
          'e2e:engines',
          'stories:long',
          'faults:long',
          'lighthouse',
          'fuzz',
        ]
      : ['generated']),
  ],
  1,
);

let passed = 0;
let failed = 0;
for (const path of reports()) {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  passed += (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0);
  failed += (report.numFailedTests ?? 0) + (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0);
}
const broken = quick !== 0 || browsers !== 0 || failed > 0;
// A type error or a lint finding fails the run without failing a test: it counts as one failure.
if (broken && failed === 0) failed = 1;
for (const sentence of notRun) process.stdout.write(`${sentence}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(broken ? 1 : 0);

function turbo(tasks: string[], concurrency: number): Promise<number> {
  const flags = [
    '--continue',
    '--output-logs=new-only',
    `--concurrency=${concurrency}`,
    '--log-order=grouped',
  ];
  return run('pnpm', ['exec', 'turbo', 'run', ...tasks, ...flags], env);
}

function reports(): string[] {
  return globSync('{apps/*,packages/*,tools}/test-results/*.json', { cwd: root }).map(
    (path) => `${root}/${path}`,
  );
}
