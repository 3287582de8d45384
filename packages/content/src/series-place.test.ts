import { expect, it } from 'vitest';
import { placeIn } from './series-place.ts';

const parts = [1, 2, 4].map((part) => ({ href: `/blog/${part}`, title: `Part ${part}`, part }));
const series = { slug: 'a', title: 'A', parts };

it('counts the existing parts, also after one was removed', () => {
  expect(placeIn({ ...series, part: 2 })).toEqual({
    title: 'A',
    href: '/series/a',
    part: 2,
    of: 3,
    previous: { href: '/blog/1', title: 'Part 1' },
    next: { href: '/blog/4', title: 'Part 4' },
  });
  expect(placeIn({ ...series, part: 4 })).toMatchObject({ part: 3, of: 3 });
});

it('has nothing before the first part and nothing after the last', () => {
  expect(placeIn({ ...series, part: 1 })).not.toHaveProperty('previous');
  expect(placeIn({ ...series, part: 4 })).not.toHaveProperty('next');
});

it('is undefined if the part is missing, or the only one', () => {
  expect(placeIn({ ...series, part: 3 })).toBeUndefined();
  expect(placeIn({ ...series, part: 1, parts: parts.slice(0, 1) })).toBeUndefined();
});
