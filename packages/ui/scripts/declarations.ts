import { existsSync, globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const relative = /(?<=(?:from |import |import\()["'])\.{1,2}\/[^"']+(?=["'])/g;

/**
 * Turns the compiler's declarations into those of the built files: each lies beside its JavaScript file and
 * imports by its name. Deletes those that no entry imports, such as helpers of stories. Writes an empty
 * JavaScript file for a module that has only types.
 *
 * @param entries the built index files, as paths without extension.
 */
export async function matchDeclarations(dist: string, entries: readonly string[]): Promise<void> {
  for (const file of globSync('**/*.css.d.ts', { cwd: dist }))
    await rename(`${dist}${file}`, `${dist}${file.replace('.css.d.ts', '.classes.d.ts')}`);
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const text = await readFile(`${dist}${file}`, 'utf8');
    await writeFile(`${dist}${file}`, text.replaceAll(relative, builtName));
  }
  const wanted = new Set<string>();
  for (const entry of entries) await reach(`${dist}${entry}.d.ts`, wanted);
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = `${dist}${file}`;
    const script = path.replace('.d.ts', '.js');
    if (!wanted.has(path)) await rm(path);
    else if (!existsSync(script)) await writeFile(script, 'export {};\n');
  }
}

function builtName(specifier: string): string {
  return specifier.replace(/\.css\.ts$/, '.classes.js').replace(/\.tsx?$/, '.js');
}

async function reach(path: string, seen: Set<string>): Promise<void> {
  if (seen.has(path) || !existsSync(path)) return;
  seen.add(path);
  const text = await readFile(path, 'utf8');
  for (const [specifier] of text.matchAll(relative))
    await reach(join(dirname(path), specifier.replace(/\.js$/, '.d.ts')), seen);
}
