/**
 * `pnpm bytes`: what a first visit to each kind of page weighs, as `e2e/bytes.spec.ts` counts it on the built site, written
 * into docs/benchmarks.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bytesOf, type FirstView, type LoadedFile } from '../e2e/support/first-view.ts';

interface View extends FirstView {
  path: string;
  /** Scripts of this page alone. */
  own: LoadedFile[];
}

interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: { annotations: { type: string; description?: string }[] }[] }[] }[];
}

const results = 'test-results/bytes.json';
const { status } = spawnSync('playwright', ['test', 'bytes.spec.ts', '--reporter=list,json'], {
  stdio: 'inherit',
  env: { ...process.env, E2E_EAGER: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: results },
});

const views = viewsOf(JSON.parse(readFileSync(results, 'utf8')) as Suite);
const docs = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url));
const start = '<!-- figures of first views: written by pnpm bytes -->';
const end = '<!-- end of the first views -->';
const [before, rest] = split(readFileSync(docs, 'utf8'), start);
writeFileSync(docs, `${before}${start}\n${table(views)}\n\n${end}${split(rest, end)[1]}`);
process.exitCode = status ?? 1;

function viewsOf({ suites = [], specs = [] }: Suite): View[] {
  const found = specs
    .flatMap(({ tests }) => tests.flatMap((test) => test.results.at(-1)?.annotations ?? []))
    .filter(({ type }) => type === 'first view')
    .map(({ description }) => JSON.parse(description!) as View);
  return [...found, ...suites.flatMap(viewsOf)];
}

function table(rows: readonly View[]): string {
  const lines = rows.map(({ path, untouched, started, own }) => {
    const script = bytesOf(started, 'script');
    const cells = [
      bytesOf(untouched, 'document', 'style'),
      bytesOf(untouched, 'font'),
      bytesOf(untouched, 'picture'),
      bytesOf(untouched, 'frame'),
      bytesOf(untouched),
      bytesOf(untouched, 'script'),
      script,
      bytesOf(own),
    ];
    return `| ${path} | ${cells.map((bytes) => (bytes / 1000).toFixed(bytes === 0 ? 0 : 1)).join(' | ')} |`;
  });
  return [
    `\n\`pnpm --filter @daily-nest/web bytes\`, ${new Date().toISOString().slice(0, 10)}.\n`,
    '| page | document and style | fonts | pictures | frames | whole | script before a touch | after it | of this page alone |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0)
    throw new Error(`docs/benchmarks.md has no line "${mark}", so the table has no place. Put it back.`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
