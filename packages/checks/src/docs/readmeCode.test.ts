import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

/** Beside node_modules, so that names of packages mean what they mean in this one. */
const place = `${root}/packages/checks/node_modules/.readme-code`;

const fences = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code!);

it.each([['api-client', 3]] as const)(
  'TypeScript and JSON of the README of %s hold as they stand',
  async (name, least) => {
    const text = readFileSync(`${root}/packages/${name}/README.md`, 'utf8');
    for (const json of fences(text, 'json')) expect(() => JSON.parse(json) as unknown).not.toThrow();
    const blocks = fences(text, 'ts');
    expect(blocks.length).toBeGreaterThanOrEqual(least);
    const folder = `${place}/${name}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [index, code] of blocks.entries()) writeFileSync(`${folder}/block-${index + 1}.ts`, code);
    writeFileSync(
      `${folder}/tsconfig.json`,
      JSON.stringify({
        extends: '../../../../../tsconfig.base.json',
        compilerOptions: { types: ['node'] },
        include: ['*.ts'],
      }),
    );
    const { stdout } = await promisify(execFile)('tsc', ['-p', folder], { cwd: root }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  },
);
