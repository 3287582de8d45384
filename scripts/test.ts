/**
 * `pnpm test`: runs every check through turbo, with its cache. Prints a line for each failed test and `N
 * passed, N failed`, from the reports in test-results/. `pnpm test types e2e` runs only these suites
 * (suites.ts lists all); `--affected` skips those that the changes since main do not affect; `pnpm test
 * BookCard` tests a component alone. `pnpm test:all`
 * (`--all`) adds what does not fit ten minutes: `*.long.test.ts`, `*.long.spec.ts` and the tasks of
 * `fullTasks`.
 */
import { globSync, rmSync } from 'node:fs';
import { ensureChromium, ensureShell } from '../packages/testing/src/chromium.ts';
import { ensureEngines } from '../packages/testing/src/engines.ts';
import { ensureIcecast } from '../packages/testing/src/icecast.ts';
import { ensureNginx } from '../packages/testing/src/nginx.ts';
import { ensureVarnish } from '../packages/testing/src/varnish.ts';
import { folderOf, testComponent } from './component.ts';
import { root, run } from './processes.ts';
import { readReport } from './reports.ts';
import {
  fullBuilds,
  fullTasks,
  inBrowsers,
  isSuite,
  needsNoBuild,
  onlyRead,
  packageBuilds,
  type Suite,
  suites,
  unitsOfSite,
  unitsThatWait,
} from './suites.ts';
import { readTimes, summaries, tableOf } from './times.ts';

const words = process.argv.slice(2);
const all = words.includes('--all');
const affected = words.includes('--affected') ? ['--affected'] : [];
const unknown = words.filter((word) => !isSuite(word) && word !== '--all' && word !== '--affected');
const env: NodeJS.ProcessEnv = { ...process.env, TZ: 'UTC' };
const folder = words.length === 1 ? folderOf(words[0]!) : undefined;
if (folder) {
  env['CHROMIUM_PATH'] = ensureChromium();
  ensureShell();
  process.exit(await testComponent(words[0]!, folder, env));
}
if (unknown.length > 0) {
  console.error(
    `There is no suite or component ${unknown.join(', ')}. The suites are: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const named = words.filter(isSuite);
const chosen = (Object.keys(suites) as Suite[]).filter(
  (suite) => named.length === 0 || named.includes(suite),
);
for (const old of reports()) rmSync(old, { force: true });
rmSync(summaries, { recursive: true, force: true });

if (all || chosen.some((suite) => !onlyRead.includes(suite))) {
  env['CHROMIUM_PATH'] = ensureChromium();
  ensureShell();
  ensureIcecast();
}
if (all) {
  ensureNginx();
  ensureVarnish();
}
const notRun = all ? ensureEngines() : [];

const tasksOf = (these: (suite: Suite) => boolean) => chosen.filter(these).flatMap((suite) => suites[suite]);
const reads = (suite: Suite) => onlyRead.includes(suite);
const opensBrowsers = (suite: Suite) => inBrowsers.includes(suite);
// The linter reads what packages build, but is not run again for it. Meanwhile the other core runs what reads
// sources alone.
const first = tasksOf(reads).filter((task) => needsNoBuild.includes(task));
const statuses = [await turbo([...packageBuilds, ...first], 2, [])];

// Two chains for two cores: one begins with the longest of all tasks, the build of the site, the other with what reads
// sources. Each task has two workers.
const units = chosen.includes('unit');
const builds = turbo(chosen.every(reads) ? [] : ['@daily-nest/web#build', '@daily-nest/backend#build'], 1);
const site = builds.then(() =>
  turbo([...(units ? unitsOfSite : []), ...tasksOf((suite) => suite === 'links')], 1),
);
const sources = turbo(
  tasksOf(reads).filter((task) => !first.includes(task)),
  1,
);
const others = Promise.all([builds, sources]).then(() => {
  const elsewhere = [...unitsOfSite, ...unitsThatWait].map((task) => `--filter=!${task.split('#')[0]}`);
  return turbo(units ? ['test'] : [], 1, [...affected, ...elsewhere]);
});
statuses.push(...(await Promise.all([builds, site, sources, others, turbo(units ? unitsThatWait : [], 1)])));
if (all) statuses.push(await turbo(fullBuilds, 2));
statuses.push(await turbo([...tasksOf(opensBrowsers), ...(all ? fullTasks : [])], 1));

const outcomes = reports().map((path) => readReport(path));
const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
const passed = sum('passed');
let failed = sum('failed');
const failures = outcomes.flatMap((outcome) => outcome.failures);
const broken = statuses.some((status) => status !== 0) || failed > 0;
// A type error or a lint finding fails the run without a failed test: it counts as one failure.
if (broken && failed === 0) failed = 1;
for (const sentence of [...notRun, ...failures]) process.stdout.write(`${sentence}\n`);
process.stdout.write(`\n${tableOf(readTimes())}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(broken ? 1 : 0);

async function turbo(tasks: string[], concurrency: number, scope = affected): Promise<number> {
  if (tasks.length === 0) return 0;
  const flags = [
    ...scope,
    '--continue',
    '--output-logs=new-only',
    `--concurrency=${concurrency}`,
    '--log-order=grouped',
    '--summarize',
  ];
  return run('turbo', ['run', ...tasks, ...flags], env);
}

function reports(): string[] {
  return globSync('{apps/*,packages/*,tools}/test-results/*.json', { cwd: root }).map(
    (path) => `${root}/${path}`,
  );
}
