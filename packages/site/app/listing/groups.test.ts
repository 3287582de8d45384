import { expect, it } from 'vitest';
import { foundText, searchGroups } from './groups.ts';
import { articlesFound, questionsFound } from '../words/lists.ts';

const groups = [
  { id: 'a', category: 'A', section: 'family' as const, items: ['Sleep', 'Naps'] },
  { id: 'b', category: 'B', section: 'family' as const, items: ['Food'] },
];
const search = (query: string) => searchGroups(groups, query, (text) => [text]);

it('leaves out categories without a match', () => {
  expect(search('NAPS')).toEqual([{ ...groups[0], items: ['Naps'] }]);
  expect(search('zzz')).toEqual([]);
});

it('announces the number of results', () => {
  expect(foundText('', groups, articlesFound)).toBe('');
  expect(foundText('naps', search('naps'), articlesFound)).toBe('1 article found');
  expect(foundText('zzz', [], questionsFound)).toBe('0 questions found');
});
