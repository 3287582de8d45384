import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildContent } from './build-content.ts';
import { printProblem } from './problem.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'data-'));
  await cp(resolve(import.meta.dirname, '../data'), join(root, 'data'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

const build = () => buildContent({ root, out: join(root, 'dist') });
const problems = async () => (await build()).problems.map(printProblem);

/** Replaces the first match in a file of data/, and returns its line. */
async function edit(name: string, from: string, to: string): Promise<number> {
  const file = join(root, 'data', name);
  const source = await readFile(file, 'utf8');
  expect(source).toContain(from);
  await writeFile(file, source.replace(from, to));
  return source.slice(0, source.indexOf(from)).split('\n').length;
}

it('writes a JSON file for each file of data/', async () => {
  expect(await problems()).toEqual([]);
  for (const name of ['doses', 'faq', 'privacy', 'reading-list', 'terms', 'tips']) {
    const built = resolve(import.meta.dirname, `../dist/${name}.json`);
    expect(await readFile(join(root, `dist/${name}.json`), 'utf8')).toBe(await readFile(built, 'utf8'));
  }
});

it('shows an edit during pnpm dev', async () => {
  const earlier = await build();
  await edit('faq.yaml', 'When do children start to talk?', 'When does a child start to talk?');
  await buildContent({ root, out: join(root, 'dist'), earlier });
  expect(await readFile(join(root, 'dist/faq.json'), 'utf8')).toContain('When does a child start to talk?');
});

it('reports file, line and field of a mistake', async () => {
  const line = await edit('faq.yaml', 'When do children start to talk?', 'When children start to talk');
  expect(await problems()).toEqual([
    `data/faq.yaml:${line}: questions[2].question: Invalid string: must end with "?"`,
  ]);
});

it('reports the line of a tip without a link, and of an unknown field', async () => {
  const line = await edit(
    'tips.yaml',
    'link: https://en.wikipedia.org/wiki/Habit',
    'origin: https://example.com',
  );
  const [missing, unknown] = await problems();
  expect(unknown).toBe(`data/tips.yaml:${line}: Daily Routines.tips[1].origin: is not a known field`);
  expect(missing).toMatch(/^data\/tips\.yaml:\d+: Daily Routines\.tips\[1\]\.link: is missing$/);
});

it('rejects invalid YAML and a missing file', async () => {
  await writeFile(join(root, 'data/terms.yaml'), 'title: [');
  await rm(join(root, 'data/reading-list.yaml'));
  const [missing, broken, ...others] = await problems();
  expect(missing).toBe('data/reading-list.yaml:1: the file is missing');
  expect(broken).toMatch(/^data\/terms\.yaml:1: /);
  expect(others).toEqual([]);
});

it('reports a line of emergency words that names no group', async () => {
  const line = await edit('emergency-words.yaml', '- $baby $dying', '- $baby $dyed');
  expect(await problems()).toEqual([
    `data/emergency-words.yaml:${line}: answers[1].words[1]: names no group`,
  ]);
});
