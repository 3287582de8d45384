import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const home = `${import.meta.dirname}/../`;
const folder = `${home}test-results/readme`;
/** What the blocks leave to their reader: style files, and a brand that another block has made. */
const around = `
declare module '*.css';
declare const spec: import('@daily-nest/ui/theme').BrandSpec;
`;

const blocks = [...readFileSync(`${home}README.md`, 'utf8').matchAll(/^```(tsx?)\n(.*?)^```/gms)];

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/around.d.ts`, around);
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: '../../../../tsconfig.base.json', include: ['.'] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function faultsOf(sources: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(sources)) writeFileSync(`${folder}/${name}`, text);
  try {
    await promisify(execFile)('tsc', ['-p', folder], { cwd: home });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  } finally {
    for (const name of Object.keys(sources)) rmSync(`${folder}/${name}`);
  }
}

it('every block of code in the README compiles', async () => {
  expect(blocks.length).toBeGreaterThan(3);
  const sources = Object.fromEntries(
    blocks.map(([, language, text], place) => [`block${place}.${language}`, text!]),
  );
  expect(await faultsOf(sources)).toBe('');
});

it('finds a prop that is no more', async () => {
  const block = blocks.find(([, , text]) => text!.includes('<Pager'))![2]!;
  expect(await faultsOf({ 'broken.tsx': block.replace('pages=', 'count=') })).toContain('count');
});
