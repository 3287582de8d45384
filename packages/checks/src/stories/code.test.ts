/** The code that Storybook shows of each story, apps/storybook/src/code: that a developer can copy it. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeCode, typeFaults } from '../docs/type-check.ts';
import { root } from '../root.ts';

/** Code by the file that it could be. */
const codes: Record<string, string> = {};
const sizes = JSON.parse(readFileSync(`${root}/packages/checks/sizes.json`, 'utf8')) as Record<
  string,
  { css?: number }
>;

beforeAll(async () => {
  const { codeOf } = (await import(
    /* @vite-ignore */ pathToFileURL(`${root}/apps/storybook/src/code/code-of.ts`).href
  )) as { codeOf: (path: string) => Promise<Record<string, string>> };
  for (const path of globSync(`${root}/packages/ui/src/*/*.stories.tsx`))
    for (const [name, code] of Object.entries(await codeOf(path)))
      codes[`${basename(path, '.stories.tsx')}.${name}.tsx`] = code;
});
afterAll(() => removeCode('packages/ui'));

describe('the code of every story', () => {
  it('is there', () => {
    expect(Object.keys(codes).length).toBeGreaterThan(0);
  });

  it('is what TypeScript accepts', async () => {
    const files = { ...codes, 'around.d.ts': "declare module '*.css';\n" };
    expect(await typeFaults('packages/ui', files)).toBe('');
  });

  it('imports the style file of each entry that has one, and none that is not there', () => {
    const wrong = Object.entries(codes).flatMap(([file, code]) => {
      const used = entriesOf(
        code,
        /import \{ (?!(?:type \w+(?:, )?)+ \})[^}]*\} from '@daily-nest\/ui\/([\w-]+)'/g,
      );
      const styled = entriesOf(code, /'@daily-nest\/ui\/styles\/([\w-]+)\.css'/g);
      const wanted = used.filter((entry) => (sizes[entry]?.css ?? 0) > 0);
      return wanted.join() === styled.join() ? [] : [`${file}: ${styled.join()}, not ${wanted.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no data addresses, no spies and nothing of our own tests', () => {
    const wrong = Object.entries(codes).filter(([, code]) => /data:|\bfn\(|storybook|testing\//.test(code));
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('stands in the radio where the component needs one', () => {
    expect(codes['RadioPlayer.Playing.tsx']).toContain('<RadioProvider src=');
    expect(codes['RadioBar.Error.tsx']).toContain('<RadioProvider src=');
  });
});

const entriesOf = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, entry]) => entry!).toSorted();
