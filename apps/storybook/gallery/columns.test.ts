import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columnsOf, columnWidth } from '../src/columns.ts';

const folder = new URL('../../../packages/ui/src', import.meta.url).pathname;
const titles = globSync(`${folder}/*/*.stories.tsx`).map(
  (path) => /^ {2}title: '(.+)',$/m.exec(readFileSync(path, 'utf8'))![1]!,
);

it('lists only existing cards', () => {
  expect(Object.keys(columnsOf).filter((title) => !titles.includes(title))).toEqual([]);
});

it('lists every card', () => {
  const cards = titles.filter((title) => /(?:Card|Tile|Note)$/.test(title));
  // Its width is that of its column.
  expect(cards.filter((title) => !(title in columnsOf))).toEqual(['Media/PartnerDocumentCard']);
});

it.each([
  ['Editorial/ArticleCard', 'Default', undefined, 405],
  ['Editorial/ArticleCard', 'Lead Missing Image', 'lead', 843],
  ['Editorial/ArticleCard', 'Lead Loading', undefined, 843],
  ['Editorial/ArticleCard', 'Long Text', undefined, 405],
  ['Editorial/StoryCard', 'Default', undefined, 1280],
  ['Navigation/Pager', 'Default', undefined, undefined],
])('%s, %s of the variant %s is %s px wide', (title, name, variant, width) => {
  expect(columnWidth(title, name, variant)).toBe(width);
});
