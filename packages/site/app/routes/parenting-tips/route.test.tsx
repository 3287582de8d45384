import { expect, it } from 'vitest';
import { tipCategories } from '@daily-nest/content/sections';
import { tips } from '@daily-nest/content/tips';
import { tipGroups } from './tips.ts';

it('puts every tip under its category, in the order of the categories', () => {
  const groups = tipGroups(tips);
  expect(groups.map(({ category }) => category)).toEqual(tipCategories);
  expect(groups.flatMap((group) => group.tips.map(({ id }) => id))).toHaveLength(tips.length);
  for (const { category, tips: own } of groups) {
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const { id } of own) expect(tips.find((tip) => tip.id === id)?.category).toBe(category);
  }
});
