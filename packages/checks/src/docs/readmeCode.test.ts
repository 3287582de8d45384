import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { root } from '../root.ts';

/** What the blocks leave to their reader: style files, and a brand that another block has made. */
const around = `
declare module '*.css';
declare const spec: import('@daily-nest/ui/theme').BrandSpec;
`;
/** The packages whose README has code, with how many blocks at least, and what stands around them. */
const readmes: [name: string, least: number, around: string][] = [
  ['api-client', 3, ''],
  ['ui', 4, around],
];

/** Within the package, so that names of packages mean there what they mean to it, its own name too. */
const folderOf = (name: string) => `${root}/packages/${name}/node_modules/.readme-code`;

const readmeOf = (name: string) => readFileSync(`${root}/packages/${name}/README.md`, 'utf8');

/** The blocks of code in some languages, `[language, code]`. */
const fences = (text: string, languages: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`(${languages})\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, language, code]) => [language!, code!] as const,
  );

/** What TypeScript finds wrong in files of a package. */
async function faultsOf(name: string, files: Record<string, string>): Promise<string> {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = { extends: '../../../../tsconfig.base.json', include: ['*.ts', '*.tsx'] };
  for (const [file, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(config) }))
    writeFileSync(`${folder}/${file}`, text);
  const { stdout } = await promisify(execFile)('tsc', ['-p', folder], { cwd: root }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}

afterAll(() => {
  for (const [name] of readmes) rmSync(folderOf(name), { recursive: true, force: true });
});

it.each(readmes)('TypeScript and JSON of the README of %s hold as they stand', async (name, least, rest) => {
  const text = readmeOf(name);
  for (const [, json] of fences(text, 'json')) expect(() => JSON.parse(json) as unknown).not.toThrow();
  const blocks = fences(text, 'tsx?');
  expect(blocks.length).toBeGreaterThanOrEqual(least);
  const files = blocks.map(([language, code], index) => [`block-${index + 1}.${language}`, code]);
  expect(await faultsOf(name, { ...Object.fromEntries(files), 'around.d.ts': rest })).toBe('');
});

it('finds a prop that is no more', async () => {
  const [, code] = fences(readmeOf('ui'), 'tsx').find(([, text]) => text.includes('<Pager'))!;
  expect(await faultsOf('ui', { 'broken.tsx': code.replace('pages=', 'count=') })).toContain('count');
});
