import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: { annotations: { type: string; description?: string }[] }[] }[] }[];
}

/**
 * Runs tests that measure. Returns the JSON of each annotation with that name, and whether all tests passed.
 */
export function runMeasuring(type: string, ...parameters: string[]) {
  const results = `test-results/${type.replaceAll(' ', '-')}-figures.json`;
  const { status } = spawnSync('playwright', ['test', '--reporter=list,json', ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  });
  const notes = notesOf(JSON.parse(readFileSync(results, 'utf8')) as Suite)
    .filter((note) => note.type === type)
    .map(({ description }) => description!);
  return { notes, status: status ?? 1 };
}

function notesOf({ suites = [], specs = [] }: Suite): { type: string; description?: string }[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results.at(-1)?.annotations ?? []));
  return [...own, ...suites.flatMap(notesOf)];
}
