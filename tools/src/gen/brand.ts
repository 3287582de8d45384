import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { titleCase } from './words.ts';

/** The brand that every new title begins with. */
const values = 'packages/create-title/template';
/** Its names and links, in English. */
const words = 'packages/create-title/languages/en/brand';
/** What makes a package of a brand: its manifest and settings. */
const model = 'packages/brand-harbour-post';

/** Writes the brand of a new title as a package of its own; `pnpm gen site` writes it into the title's folder instead. */
export function copyBrand(root: string, folder: string, name: string): string[] {
  mkdirSync(folder);
  for (const from of [join(values, 'brand'), words])
    cpSync(join(root, from), join(folder, 'src'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'turbo.json', 'vitest.config.ts'])
    cpSync(join(root, model, file), join(folder, file));
  cpSync(join(root, values, 'scripts/fonts.ts'), join(folder, 'scripts/fonts.ts'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const file of files.filter((path) => /\.(tsx?|json)$/.test(path))) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll('../brand/fonts/', '../src/fonts/')
      .replaceAll('harbour-post', name)
      .replaceAll('my-title', name)
      .replaceAll('My Title', titleCase(name));
    writeFileSync(join(folder, file), text);
  }
  return files;
}
