/** The sidebar of Storybook: under which root a component stands. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const preview = readFileSync(`${root}/apps/storybook/.storybook/preview.tsx`, 'utf8');
const order = preview.slice(preview.indexOf('storySort'), preview.indexOf('viewport: {'));
const titles = globSync(`${root}/packages/ui/src/*/*.stories.tsx`).map(
  (path) => /^ {2}title: '(.+)',$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? path,
);
const roots = [...new Set(titles.map((title) => title.split('/')[0]!))];

it('every component stands under a root that the sidebar puts in order', () => {
  expect(roots.filter((name) => !order.includes(`'${name}'`))).toEqual([]);
  expect(roots.length).toBeLessThan(10);
});

it('no root is called as a part of Storybook itself', () => {
  expect(roots.filter((name) => /^(?:stories|docs|components|controls|examples)$/i.test(name))).toEqual([]);
});
