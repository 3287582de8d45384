import { expect, it } from 'vitest';
import { layoutAt } from './layouts.ts';

it('sets neighboring categories differently', () => {
  expect([0, 1, 2].map((turn) => layoutAt(turn, 3))).toEqual(['rail', 'across', 'pair']);
});

it('leaves no columns empty beside the single story of a category', () => {
  expect([0, 1, 2].map((turn) => layoutAt(turn, 1))).toEqual(['across', 'across', 'across']);
});
