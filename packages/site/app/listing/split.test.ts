import { expect, it } from 'vitest';
import type { FiledCard } from './filed-cards.ts';
import { split } from './split.ts';

const cards = (count: number): FiledCard[] =>
  Array.from({ length: count }, (_, place) => ({
    href: `/articles/${place}`,
    title: `${place}`,
    standfirst: 'About.',
    kicker: 'A',
    image: '/pictures/a.jpg',
  }));

it.each([
  [1, 'across', 1],
  [2, 'pair', 2],
  [3, 'pair', 3],
  [4, 'rail', 4],
  [6, 'rail', 4],
  [9, 'rail', 7],
])('a list of %i fills its layout: %s of %i', (count, layout, opening) => {
  const list = split(cards(count));
  expect({ layout: list.layout, opening: list.opening.length }).toEqual({ layout, opening });
  expect(list.opening.length + list.rest.length).toBe(count);
});

it('leaves out picture and standfirst of a headline', () => {
  const { opening, rest } = split(cards(9));
  expect(opening.every(({ image }) => image)).toBe(true);
  expect(rest).toMatchObject([{ standfirst: '' }, { standfirst: '' }]);
  expect(rest.some((card) => 'image' in card)).toBe(false);
});

it('names the headlines of a category after each other', () => {
  const list = cards(11).map((card, place) => ({ ...card, kicker: place % 2 === 0 ? 'A' : 'B' }));
  expect(split(list).rest.map(({ title }) => title)).toEqual(['7', '9', '8', '10']);
});
