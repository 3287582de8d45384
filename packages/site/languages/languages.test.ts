import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentRoot } from '../scripts/title-folder.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const words = globSync('*.ts', { cwd: `${here}../app/words` }).toSorted();
const languages = [
  ...new Set(globSync('*/words/language.ts', { cwd: here }).map((file) => file.split('/')[0]!)),
];

type Words = Record<string, unknown>;
const load = (path: string) => import(path) as Promise<Words>;

/** What a page may do with each word: `string`, `function`, or the names in a table. */
const kindsOf = (module: Words) =>
  Object.fromEntries(
    Object.entries(module).map(([name, word]) => [
      name,
      typeof word === 'object' && word && !Array.isArray(word) ? Object.keys(word).toSorted() : typeof word,
    ]),
  );

/** The blanks of a sentence: `{about}`. */
const blanksOf = (word: unknown) =>
  typeof word === 'string' ? (word.match(/\{\w+\}/g) ?? []).toSorted() : [];

/** What only one language has: the labels of the library, its direction, and the numbers above its search. */
const own = new Set(['labels', 'dir', 'cannotTell', 'errorTexts']);

const shared = (module: Words) =>
  Object.fromEntries(Object.entries(kindsOf(module)).filter(([name]) => !own.has(name)));

describe.each(languages)('%s', (language) => {
  it.each(words)('has every word of %s, with the same blanks', async (file) => {
    const english = await load(`../app/words/${file}`);
    const other = await load(`./${language}/words/${file}`);
    expect(shared(other)).toEqual(shared(english));
    for (const [name, word] of Object.entries(english))
      expect(blanksOf(other[name]), name).toEqual(blanksOf(word));
  });

  it('replaces only modules of the content that exist', () => {
    const modules = globSync('{*,urgent/*}.ts', { cwd: `${here}${language}` });
    expect(modules.filter((file) => !existsSync(`${contentRoot}/src/${file}`))).toEqual([]);
  });

  it('shows the numbers above a search that may miss an emergency', async () => {
    const { cannotTell } = await load(`./${language}/words/search.ts`);
    expect(Object.keys(cannotTell as object)).toEqual(
      expect.arrayContaining(['emergency', 'poison', 'crisis']),
    );
  });
});
