import { expect, it } from 'vitest';
import { adLabel } from './ad-label.ts';

it.each([
  ['google', 'Google Ads'],
  ['buddhatv', 'BuddhaTV Ads'],
  ['dunamis', 'Dunamis Charge Ads'],
  ['default', 'Advertisement'],
  ['harbor-bakery', 'Advertisement'],
  ['toString', 'Advertisement'],
  ['', 'Advertisement'],
  [undefined, 'Advertisement'],
])('labels an advertisement of %s as %s', (owner, label) => {
  expect(adLabel(owner)).toBe(label);
});
