import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { sharedPassages } from './duplicates.ts';

it('two titles share values and no code', () => {
  expect(sharedPassages(root, 'packages/brand-daily-nest', 'packages/brand-harbour-post')).toEqual([]);
});

it('the backend says nothing again that content says', () => {
  expect(sharedPassages(root, 'apps/backend', 'packages/content')).toEqual([]);
});
