import { sleepByAge } from './sleep.ts';
import { sources } from './sources.ts';
import type { Bars, Calendar, Figure } from './types.ts';

const costOfChildCare: Bars = {
  kind: 'bars',
  title: 'What a year costs, and what the law puts beside it',
  note: 'Full-day care for one child in the middle county of its kind in 2022; the tax figures are those of 2026.',
  heads: ['For a year', 'Dollars'],
  whole: 15_600,
  rows: [
    { label: 'A baby, in a center in a very large county', value: 15_600, text: '$15,600' },
    { label: 'A school-age child, in a home in a small county', value: 6_552, text: '$6,552' },
    { label: 'Dependent care account, the most before tax', value: 7_500, text: '$7,500', other: true },
    {
      label: 'Expenses that the credit counts, two children or more',
      value: 6_000,
      text: '$6,000',
      other: true,
    },
    { label: 'Expenses that the credit counts, one child', value: 3_000, text: '$3,000', other: true },
  ],
  sources: [sources.childCarePrices, sources.childCareCredit],
};

const growthOfVocabulary: Bars = {
  kind: 'bars',
  title: 'How many words, by when',
  note: 'What three in four children or more say by each age, besides “mama” and “dada.” Many say far more.',
  heads: ['By', 'Words'],
  whole: 50,
  rows: [
    { label: '15 months', value: 1, most: 2, text: '1 or 2' },
    { label: '18 months', value: 3, text: '3 or more' },
    { label: '30 months', value: 50, text: 'about 50' },
  ],
  sources: [{ ...sources.milestones, title: 'CDC milestones (2022)' }],
};

const none = '';

const vaccinesByAge: Calendar = {
  kind: 'calendar',
  title: 'Which dose when',
  note: 'By the Academy’s table, for a healthy child who misses nothing. The number in a drop is that of the dose. A third dose against polio or hepatitis B may come as late as 18 months, and some brands of Hib and rotavirus vaccine need one dose fewer.',
  columns: ['Birth', '2 mo', '4 mo', '6 mo', '1 yr', '4–6 yr', '9–12 yr', '16 yr'],
  groups: [
    {
      label: 'For every child on both lists',
      rows: [
        { label: 'Whooping cough, tetanus, diphtheria', doses: [none, '1', '2', '3', '4', '5', none, none] },
        { label: 'The same, as a booster', doses: [none, none, none, none, none, none, '1', none] },
        { label: 'Polio', doses: [none, '1', '2', '3', none, '4', none, none] },
        { label: 'Hib', doses: [none, '1', '2', '3', '4', none, none, none] },
        { label: 'Pneumococcal', doses: [none, '1', '2', '3', '4', none, none, none] },
        { label: 'Measles, mumps, rubella', doses: [none, none, none, none, '1', '2', none, none] },
        { label: 'Chickenpox', doses: [none, none, none, none, '1', '2', none, none] },
        { label: 'HPV (the CDC names one dose)', doses: [none, none, none, none, none, none, '1, 2', none] },
      ],
    },
    {
      label: 'For every child on the Academy’s list only',
      rows: [
        { label: 'Hepatitis B', doses: ['1', '2', none, '3', none, none, none, none] },
        { label: 'Rotavirus, as drops', doses: [none, '1', '2', '3', none, none, none, none] },
        { label: 'Hepatitis A', doses: [none, none, none, none, '1, 2', none, none, none] },
        { label: 'Meningococcal', doses: [none, none, none, none, none, none, '1', '2'] },
      ],
    },
  ],
  sources: [sources.aapSchedule],
};

/** The figures that a piece may place, `![](/figures/sleep-by-age)`, by their names. */
export const figuresOfPieces: Record<string, Figure> = {
  'sleep-by-age': sleepByAge,
  'cost-of-child-care': costOfChildCare,
  'growth-of-vocabulary': growthOfVocabulary,
  'vaccines-by-age': vaccinesByAge,
};
