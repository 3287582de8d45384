import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from './coverage.ts';
import { saysInstead, type State, statesOf } from './state.ts';

const src = `${root}/packages/ui/src`;
const { version } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8')) as {
  version: string;
};
const isLater = (since: string) => since.localeCompare(version, 'en', { numeric: true }) > 0;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'states-'));
  cpSync(src, copy, { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the states are after an edit of a file of the copy. */
function after<T>(file: string, edit: (text: string) => string, look: (states: State[]) => T): T {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(edit(text)).not.toBe(text);
  writeFileSync(path, edit(text));
  try {
    return look(statesOf(storyCoverage(copy), copy));
  } finally {
    writeFileSync(path, text);
  }
}

it('every component says in which state it is, and since when', () => {
  const all = statesOf(storyCoverage(src));
  expect(all.length).toBeGreaterThanOrEqual(70);
  expect(all).toContainEqual({ component: 'ButtonLink', entry: 'button', state: 'stable', since: '0.1.0' });
  // A skeleton is in the state of what it stands for.
  expect(all).toContainEqual({
    component: 'BlogRowSkeleton',
    entry: 'blog-row',
    state: 'stable',
    since: '0.1.0',
  });
});

it('promises nothing of what no version has been published with', () => {
  const all = statesOf(storyCoverage(src));
  expect(all.filter(({ state, since }) => isLater(since) && state !== 'draft')).toEqual([]);
});

it('says what to use instead of each that is deprecated', () => {
  const gone = statesOf(storyCoverage(src)).filter(({ state }) => state === 'deprecated');
  expect(gone.filter((state) => !saysInstead(state))).toEqual([]);
});

it.each([
  ['none', "  tags: ['stable', 'since-0.1.0'],\n", '', 'says no tags'],
  ['two states', "'stable'", "'stable', 'draft'", 'says stable, draft, since-0.1.0'],
  ['no version', ", 'since-0.1.0'", '', 'says stable; it takes one of draft, stable, deprecated'],
])('is refused with %s', (_, words, others, sentence) => {
  expect(() =>
    after(
      'banner/Banner.stories.tsx',
      (text) => text.replace(words, others),
      () => {},
    ),
  ).toThrow(sentence);
});

it('knows a deprecated component whose docblock says what to use', () => {
  const state = after(
    'banner/Banner.stories.tsx',
    (text) => text.replace("'stable'", "'deprecated'"),
    (states) => {
      const banner = states.find(({ component }) => component === 'Banner')!;
      const says = [saysInstead(banner, copy)];
      const path = join(copy, 'banner/Banner.tsx');
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace(
          'export function Banner(',
          '/**\n * @deprecated Take `ArticleCard` with the variant `lead`; gone in 0.4.0.\n */\nexport function Banner(',
        ),
      );
      return [banner.state, ...says, saysInstead(banner, copy)];
    },
  );
  expect(state).toEqual(['deprecated', false, true]);
});
