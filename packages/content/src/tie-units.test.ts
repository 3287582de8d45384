import { expect, it } from 'vitest';
import { tieUnits } from './tie-units.ts';

const tied = (text: string) => tieUnits(text).replaceAll('\u00A0', '~');

it('keeps a number and its unit on one line', () => {
  expect(tied('Give 2.5 mL (½ mL more from 23 lb) of 160 mg / 5 mL below 102 °F.')).toBe(
    'Give 2.5~mL (½~mL more from 23~lb) of 160~mg / 5~mL below 102~°F.',
  );
});

it('leaves words and units without a number alone', () => {
  const text = 'In 5 groups, 3 gallons and a mL: 24 months, 2 lbf.';
  expect(tied(text)).toBe(text);
});
