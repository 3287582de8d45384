/**
 * `pnpm --filter @daily-nest/backend faults:table`: runs the faults and writes the results into
 * docs/benchmarks.md. Needs the built site and backend. With file names (`faults:table disk`) it runs
 * only those and keeps the other rows.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { circumstances, markdownTable, readSection, writeSection } from '@daily-nest/testing/figures';
import { packageRoot } from '../src/package-root.ts';
import { type Row, rowsFile } from './rows.ts';

rmSync(rowsFile, { force: true });
const chosen = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', '-c', 'vitest.faults.config.ts', ...chosen], {
  cwd: packageRoot,
  stdio: 'inherit',
});
if (!existsSync(rowsFile)) throw new Error('No fault has left a row: the run failed before the first one.');

const rows = readFileSync(rowsFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const seconds = (value: number | undefined) =>
  value === undefined ? '' : value.toFixed(value < 9.95 ? 1 : 0);
const cells = rows.map(({ what, requests, refused, failed, slowestMs, recoverySeconds }) => [
  what,
  requests.toLocaleString('en-US'),
  String(refused),
  String(failed),
  seconds(slowestMs === undefined ? undefined : slowestMs / 1_000),
  seconds(recoverySeconds),
]);
const marks = { begin: 'figures of faults: written by faults:table', end: 'end of the figures of faults' };
// A row is identified by its fault.
const known = chosen.length === 0 ? [] : rowsIn(readSection(marks));
const body = new Map([...known, ...cells].map((row) => [row[0], row]));
const head = ['fault', 'requests', 'error page', 'failed', 'slowest, s', 'well again after, s'];
const command = ['faults:table', ...chosen].join(' ');
writeSection(
  marks,
  `\`pnpm --filter @daily-nest/backend ${command}\`, ${circumstances()}.\n\n${markdownTable([head, ...body.values()])}`,
);
process.exitCode = status ?? 1;

/** Returns the rows of a Markdown table without its head. */
function rowsIn(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
}
