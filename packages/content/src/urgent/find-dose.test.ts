import { describe, expect, it } from 'vitest';
import { sourcesOf } from './dose-schema.ts';
import { doses } from './doses.ts';
import { findDose, inKilograms, type DoseQuestion, type Unit } from './find-dose.ts';

const { ages, bottles, medicines, weights } = doses;

/** A two-year-old of 26 lb and a bottle of acetaminophen. */
const usual: DoseQuestion = { age: '24', bottle: 'acetaminophen-liquid', weight: '26', unit: 'lb' };
const ask = (changed: Partial<DoseQuestion> = {}) => findDose(doses, { ...usual, ...changed });

/** 2, 2.1 … 50 kg, and the same range in pounds. */
const steps = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) * 10) + 1 }, (_, at) => (Math.round(from * 10) + at) / 10);
const scale: [Unit, number[]][] = [
  ['kg', steps(2, 50)],
  ['lb', steps(4.4, 110.2)],
];

/** Every answer to a weight: of the ages, the one that may weigh so much. */
function* answersTo(bottle: string, unit: Unit, all: number[]) {
  for (const value of all)
    for (const { months } of ages.rows)
      yield { value, months, answer: ask({ bottle, unit, weight: String(value), age: String(months) }) };
}

describe.each(bottles)('$name, $strength', ({ id, medicine, milligrams, per }) => {
  const { least, most } = medicines[medicine].perKilogram;

  it.each(scale)(`never gives more than ${most} mg a kilogram, from 2 to 50 kg (%s)`, (unit, all) => {
    let given = 0;
    for (const { value, answer } of answersTo(id, unit, all)) {
      if (answer.is !== 'dose') continue;
      given += 1;
      const kilograms = inKilograms({ value, unit });
      expect(answer.milligrams).toBeCloseTo((answer.give * milligrams) / per, 6);
      expect(answer.milligrams / kilograms, `${value} ${unit}`).toBeLessThanOrEqual(most);
    }
    expect(given).toBeGreaterThan(500);
  });

  it('gives less than the least only where the smaller of two rows does', () => {
    const below = new Set<number>();
    for (const { value, answer } of answersTo(id, 'kg', steps(2, 50)))
      if (answer.is === 'dose' && answer.milligrams / value < least) below.add(value);
    const gaps: Record<string, number[]> = {
      'acetaminophen-liquid': [8.1, 16.1, 16.2],
      'acetaminophen-chewable-80': [16.1, 16.2],
      'acetaminophen-chewable-160': [16.1, 16.2],
    };
    expect([...below]).toEqual(gaps[id] ?? []);
  });

  it.each(scale)(
    'says the same to one weight at every age, and never less to a heavier child (%s)',
    (unit, all) => {
      let heaviest = 0;
      for (const value of all) {
        const given = new Set<number>();
        for (const { answer } of answersTo(id, unit, [value]))
          if (answer.is === 'dose') given.add(answer.give);
        expect(given.size, `${value} ${unit}`).toBeLessThanOrEqual(1);
        for (const give of given) {
          expect(give).toBeGreaterThanOrEqual(heaviest);
          heaviest = give;
        }
      }
    },
  );
});

it('gives acetaminophen at most five times a day and ibuprofen four, within their milligrams a kilogram', () => {
  const { acetaminophen, ibuprofen } = medicines;
  expect(acetaminophen).toMatchObject({
    perKilogram: { least: 10, most: 15 },
    most: { doses: 5, words: '5 doses in 24 hours' },
  });
  expect(ibuprofen).toMatchObject({
    perKilogram: { least: 5, most: 10 },
    most: { doses: 4, words: '4 doses in 24 hours' },
  });
});

it('has a row for every weight from 12 to 95 lb, without a gap in either unit', () => {
  for (const [unit, first, last] of [
    ['lb', 12, 95],
    ['kg', 5.4, 43.1],
  ] as const)
    for (const value of steps(first, last)) {
      const answers = ages.rows.map(
        ({ months }) => ask({ unit, weight: String(value), age: String(months) }).is,
      );
      expect(answers, `${value} ${unit}`).toContain('dose');
    }
});

it('gives between two rows the smaller dose', () => {
  expect(ask({ weight: '23.9' })).toMatchObject({ give: 3.75 });
  expect(ask({ weight: '24' })).toMatchObject({ give: 5 });
  expect(ask({ weight: '10.8', unit: 'kg' })).toMatchObject({ give: 3.75 });
  expect(ask({ weight: '10.9', unit: 'kg' })).toMatchObject({ give: 5 });
});

describe('the age comes first', () => {
  it('under three months: no medicine, whatever else is said', () => {
    for (const { id } of bottles)
      for (const weight of ['', '26', '200', 'x'])
        expect(ask({ age: '0', bottle: id, weight })).toEqual({ is: 'under-3-months' });
    expect(ask({ age: '0', bottle: '', unit: '' })).toEqual({ is: 'under-3-months' });
  });

  it('under six months: no ibuprofen, and acetaminophen by weight', () => {
    for (const bottle of ['ibuprofen-liquid', 'ibuprofen-drops', 'ibuprofen-chewable-100'])
      expect(ask({ age: '3', bottle, weight: '14' })).toEqual({ is: 'under-6-months' });
    expect(ask({ age: '3', weight: '14' })).toMatchObject({ is: 'dose', give: 2.5 });
  });

  it('under two years: nothing to chew', () => {
    for (const bottle of [
      'acetaminophen-chewable-80',
      'ibuprofen-chewable-100',
      'acetaminophen-chewable-160',
    ])
      expect(ask({ age: '12', bottle })).toEqual({ is: 'too-young-to-chew' });
  });

  it.each(['', '5', '-3', '24.5', '1e3', 'two', '999', 'NaN'])(
    'knows no age of “%s” and gives nothing',
    (age) => {
      expect(['no-age', 'under-3-months']).toContain(ask({ age }).is);
    },
  );
});

describe('a weight', () => {
  it.each([
    '',
    ' ',
    '0',
    '0.0',
    '-26',
    '1e3',
    '26e0',
    '0x1a',
    'Infinity',
    'NaN',
    '26..',
    '2 6',
    '1,234',
    '26.125',
    '9999',
    '22 lb 4 oz',
    '26 st',
    '½',
    '٢٦',
    '26 lb kg',
  ])('is not read from “%s”', (weight) => expect(ask({ weight })).toEqual({ is: 'no-weight' }));

  it.each(['26', ' 26 ', '26.0', '26,0', '26 lb', '26lbs', '26 LB.', '26 pounds'])(
    'is read from “%s”',
    (weight) =>
      expect(ask({ weight })).toMatchObject({ is: 'dose', give: 5, weight: { value: 26, unit: 'lb' } }),
  );

  it('with a comma is the same as with a point', () => {
    expect(ask({ weight: '10,9', unit: 'kg' })).toEqual(ask({ weight: '10.9', unit: 'kg' }));
  });

  it('needs its unit, and no second one', () => {
    expect(ask({ unit: '' })).toEqual({ is: 'no-unit' });
    expect(ask({ unit: 'st' })).toEqual({ is: 'no-unit' });
    expect(ask({ weight: '12 kg' })).toEqual({ is: 'two-units' });
    expect(ask({ weight: '26 lb', unit: 'kg' })).toEqual({ is: 'two-units' });
  });
});

describe('a slip of the unit', () => {
  it('is asked back: 200 lb at two years, and 12 kg typed as 12 lb', () => {
    expect(ask({ weight: '200' })).toMatchObject({ is: 'check' });
    expect(ask({ weight: '12' })).toMatchObject({ is: 'check', likelier: 'kg' });
    expect(ask({ weight: '26', unit: 'kg' })).toMatchObject({ is: 'check', likelier: 'lb' });
  });

  it.each(ages.rows.filter(({ kilograms }) => kilograms))(
    'is asked back at “$name” for a child in the middle of the charts, in both directions up to six years',
    ({ months, kilograms: [least, most] = [0, 0] }) => {
      if (months > 72) return;
      // The geometric middle of what is let through is near the chart's median.
      const middle = Math.round(Math.sqrt(least * most) * 10) / 10;
      const age = String(months);
      expect(ask({ age, weight: String(middle), unit: 'lb' })).toMatchObject({ is: 'check', likelier: 'kg' });
      const pounds = String(Math.round(middle / 0.4536));
      expect(ask({ age, weight: pounds, unit: 'kg' })).toMatchObject({ is: 'check', likelier: 'lb' });
    },
  );

  it('of 44 lb for 44 kg is never a dose for a child of up to five years', () => {
    for (const age of ['3', '6', '12', '24', '36', '48', '60'])
      expect(ask({ age, weight: '44', unit: 'kg' }).is).toBe('check');
  });

  it('lets through what the charts have between the 3rd and the 97th percentile', () => {
    // CDC, wtage.csv: girls at the 3rd, boys at the 97th, at the first and last month of the age.
    for (const [age, light, heavy] of [
      ['24', 10, 17.9],
      ['48', 13.1, 24.2],
      ['72', 16.3, 32.1],
      ['96', 19.5, 41.6],
      ['120', 24.1, 55.1],
    ] as const)
      for (const weight of [light, heavy])
        expect(ask({ age, weight: String(weight), unit: 'kg' }).is, `${weight} kg at ${age} months`).not.toBe(
          'check',
        );
  });
});

describe('outside of the table', () => {
  it('sends a child who is too light to the doctor, or to a liquid', () => {
    expect(ask({ age: '3', weight: '11.9' })).toEqual({ is: 'too-light-ask' });
    expect(ask({ age: '6', bottle: 'ibuprofen-liquid', weight: '11.9' })).toEqual({ is: 'too-light-never' });
    expect(ask({ bottle: 'acetaminophen-chewable-160', weight: '23.9' })).toEqual({ is: 'too-light-liquid' });
  });

  it('has no drops for a child from 36 lb on', () => {
    expect(ask({ age: '36', bottle: 'ibuprofen-drops', weight: '35' })).toMatchObject({ give: 2.5 });
    expect(ask({ age: '36', bottle: 'ibuprofen-drops', weight: '36' })).toEqual({ is: 'too-heavy-bottle' });
  });

  it('over 95 lb leads to an adult label, and under twelve years to a doctor first', () => {
    expect(ask({ age: '144', weight: '95' })).toMatchObject({ is: 'dose', give: 15 });
    expect(ask({ age: '144', weight: '95.1' })).toEqual({ is: 'adult' });
    expect(ask({ age: '144', weight: '43.2', unit: 'kg' })).toEqual({ is: 'adult' });
    expect(ask({ age: '120', weight: '96' })).toEqual({ is: 'too-heavy-child' });
  });
});

it('lets every figure name a page that was read, and names none that carries no figure', () => {
  const named = new Set(sourcesOf({ ages, bottles, medicines }).map(({ key }) => key));
  expect(named).toEqual(new Set(Object.keys(doses.sources)));
  for (const { read } of Object.values(doses.sources)) expect(read).toMatch(/^2026-11/);
});

it('has the rows of the published tables in both units', () => {
  expect(weights.map(({ kilograms }) => kilograms.join(' to '))).toEqual([
    '5.4 to 7.7',
    '8.2 to 10.4',
    '10.9 to 15.9',
    '16.3 to 21.3',
    '21.8 to 26.8',
    '27.2 to 32.2',
    '32.7 to 43.1',
  ]);
});
