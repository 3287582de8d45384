/** The code that Storybook shows of each story, apps/storybook/src/code: that a developer can copy it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { codeOfStories } from './code.ts';

const codes = await codeOfStories();
const sizes = JSON.parse(readFileSync(`${root}/packages/checks/sizes.json`, 'utf8')) as Record<
  string,
  { css?: number }
>;

describe('the code of every story', () => {
  it('is there', () => {
    expect(Object.keys(codes).length).toBeGreaterThan(0);
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
