import { expect, it } from 'vitest';
import { descriptionOf, titleOf } from './post-fallbacks.ts';

it('apply to posts without their own', () => {
  expect(titleOf('The first day', 'Breakfast.')).toBe('The first day');
  expect(titleOf('  ', 'Breakfast.')).toBe('Breakfast.');
  expect(titleOf('', null)).toBe('');
});

it('leave out heading marks and line breaks', () => {
  expect(titleOf('', '# Morning\n\n## First\nBreakfast.')).toBe('Morning First Breakfast.');
  expect(descriptionOf('', '#no heading')).toBe('#no heading');
});

it('end after 60 and after 160 characters', () => {
  const body = 'abcdefghi '.repeat(40);
  expect(titleOf('', body)).toBe('abcdefghi '.repeat(6));
  expect(descriptionOf('', body)).toBe('abcdefghi '.repeat(16));
});

it('never split a grapheme', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(titleOf('', `${'a'.repeat(59)}${family} and more`)).toBe(`${'a'.repeat(59)}${family}`);
});
