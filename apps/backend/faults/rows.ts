import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../src/package-root.ts';

/** The result of a fault. */
export interface Row {
  what: string;
  requests: number;
  refused: number;
  failed: number;
  slowestMs: number | undefined;
  /** Seconds until the site recovered; undefined if there is nothing to recover from. */
  recoverySeconds: number | undefined;
}

/** The file for the rows of a run, from which the table in docs/benchmarks.md is made. */
export const rowsFile = join(packageRoot, 'test-results/faults.jsonl');

export function note(row: Row) {
  mkdirSync(dirname(rowsFile), { recursive: true });
  appendFileSync(rowsFile, `${JSON.stringify(row)}\n`);
}
