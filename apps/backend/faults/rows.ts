import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../src/package-root.ts';

/** What a fault has cost. */
export interface Row {
  what: string;
  requests: number;
  refused: number;
  failed: number;
  slowestMs: number | undefined;
  /** Until all was well again; undefined where there is nothing to come back from. */
  recoverySeconds: number | undefined;
}

/** Where a run leaves its rows, for the table in docs/benchmarks.md. */
export const rowsFile = join(packageRoot, 'test-results/faults.jsonl');

export function note(row: Row) {
  mkdirSync(dirname(rowsFile), { recursive: true });
  appendFileSync(rowsFile, `${JSON.stringify(row)}\n`);
}
