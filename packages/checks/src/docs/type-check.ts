import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

/** Within the package, so that names of packages mean there what they mean to it, its own name too. */
const folderOf = (home: string) => `${root}/${home}/node_modules/.doc-code`;

export const removeCode = (home: string) => rmSync(folderOf(home), { recursive: true, force: true });

/** What TypeScript finds wrong in files that stand in a package, by their paths in it. */
export async function typeFaults(home: string, files: Record<string, string>): Promise<string> {
  const folder = folderOf(home);
  removeCode(home);
  const config = {
    extends: '../../../../tsconfig.base.json',
    // The package's own files stand around a block as if it were one of them.
    compilerOptions: { rootDirs: ['.', '../..'] },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: [],
  };
  for (const [file, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(config) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout } = await promisify(execFile)('tsc', ['-p', folder], { cwd: root }).catch(
    (error: { code: unknown; stdout: string }) => {
      // tsc ends with a number where it found faults. A string means that it did not run, such as ENOENT; a signal has no code.
      if (typeof error.code === 'number') return error;
      throw error;
    },
  );
  return stdout;
}
