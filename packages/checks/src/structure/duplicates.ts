import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  duplicates: { firstFile: Place; secondFile: Place; tokens: number }[];
  statistics: { total: { sources: number } };
}

interface Place {
  name: string;
  start: number;
  end: number;
}

const jscpd = createRequire(import.meta.url).resolve('jscpd/run-jscpd.js');

/** Passages of two folders that share `tokens` words of code or more, one line each: `a.ts:3-20 = b.ts:5-22`. */
export function sharedPassages(root: string, one: string, other: string, tokens = 40): string[] {
  const out = mkdtempSync(join(tmpdir(), 'duplicates-'));
  try {
    const flags = {
      pattern: `{${one},${other}}/**`,
      ignore: '**/node_modules/**,**/dist/**',
      format: 'typescript,tsx',
      mode: 'weak',
      'min-tokens': tokens,
      'min-lines': 4,
      reporters: 'json',
      output: out,
    };
    const words = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
    execFileSync('node', [jscpd, '.', ...words], { cwd: root, stdio: 'ignore' });
    const report = JSON.parse(readFileSync(join(out, 'jscpd-report.json'), 'utf8')) as Report;
    // A tool that reads nothing finds nothing.
    if (report.statistics.total.sources < 2) throw new Error(`jscpd read nothing in ${one} and ${other}.`);
    return report.duplicates
      .filter(({ firstFile, secondFile }) => lies(firstFile, one) !== lies(secondFile, one))
      .map(({ firstFile, secondFile }) => `${spot(firstFile)} = ${spot(secondFile)}`);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const lies = ({ name }: Place, folder: string) => name.startsWith(`${folder}/`);
const spot = ({ name, start, end }: Place) => `${name}:${start}-${end}`;
