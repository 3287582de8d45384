import { expect, it } from 'vitest';
import { ages } from './ages.ts';
import { pageOfPerson, personById } from './people.ts';
import { coversOfAges, imageOfSeries, partsOfSeries, pieces, piecesOfPerson } from './pieces.ts';
import { series } from './series.ts';
import { staff } from './staff.ts';
import { tips } from './tips.ts';

it('numbers the parts of a series from 1, without a gap or a duplicate', () => {
  for (const { slug } of series.filter((one) => one.of === 'pieces')) {
    const parts = partsOfSeries(slug);
    expect(parts.length, slug).toBeGreaterThan(2);
    expect(
      parts.map((piece) => piece.series!.part),
      slug,
    ).toEqual(parts.map((_, place) => place + 1));
  }
});

it('has pieces for every age', () => {
  for (const { slug } of ages)
    expect(pieces.filter((piece) => piece.ages.includes(slug)).length, slug).toBeGreaterThan(3);
  expect(tips.every((tip) => tip.ages.length > 0)).toBe(true);
});

it('lists the pieces of an author, newest first', () => {
  for (const { name } of staff) {
    const own = piecesOfPerson(name);
    expect(own.length, name).toBeGreaterThan(2);
    expect(own.map(({ date }) => date)).toEqual(
      own
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(own.every(({ author }) => author === name)).toBe(true);
  }
});

it('gives every person on the masthead a page, and a guest none', () => {
  for (const { id, name } of staff) {
    expect(pageOfPerson(name)).toBe(`/people/${id}`);
    expect(personById(id)?.name).toBe(name);
  }
  expect(pageOfPerson('A Guest')).toBeUndefined();
  expect(personById('a-guest')).toBeUndefined();
});

it('has a different picture for every age and every series', () => {
  expect(new Set([...coversOfAges.values()].map(({ image }) => image)).size).toBe(ages.length);
  expect(new Set(series.map(imageOfSeries)).size).toBe(series.length);
});
