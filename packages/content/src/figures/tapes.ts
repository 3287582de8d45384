import type { AgeSlug } from '../ages.ts';
import { hoursOfSleep, shortHours } from './sleep.ts';
import { sources } from './sources.ts';
import type { Tape } from './types.ts';

const flu = 'Flu, each fall';

/** The stretch of sleep of an age. */
const asleep = (slug: keyof typeof hoursOfSleep, at: number, until: number) => {
  const { least, most } = hoursOfSleep[slug];
  return {
    at,
    until,
    short: `${shortHours({ least, most })} of sleep in 24`,
    text: `${least} to ${most} hours in 24, naps included`,
  };
};

/**
 * For each age what a parent looks up: the hours of sleep, the next shots, and what children do by then. The shots
 * are those of /articles/whose-vaccine-schedule, the weeks those of /articles/forty-weeks-of-pregnancy, puberty is as
 * in /articles/puberty-starts-earlier-than-the-talk: whoever changes one of them looks at the other.
 */
export const tapes: Record<AgeSlug, Tape> = {
  pregnancy: {
    kind: 'tape',
    title: 'Forty weeks: visits, tests and shots',
    unit: 'week',
    from: 0,
    to: 42,
    every: 4,
    band: {
      name: 'Visits',
      parts: [
        { at: 6, until: 28, short: 'A visit about every four weeks', text: 'About every four weeks' },
        { at: 28, until: 36, short: 'Every two weeks', text: 'Every two weeks' },
        { at: 36, until: 41, short: 'Weekly', text: 'Every week' },
      ],
    },
    shots: [
      { at: 27, until: 36, text: 'Whooping cough' },
      { at: 32, until: 36, text: 'RSV, in its season' },
    ],
    yearly: { at: 0, text: 'Flu, in its season' },
    steps: [
      { at: 4, text: 'A test turns positive' },
      { at: 6, until: 12, text: 'The first long visit' },
      { at: 18, until: 22, text: 'The long ultrasound' },
      { at: 24, until: 28, text: 'The sweet drink, for diabetes' },
      { at: 36, until: 37, text: 'Strep swab' },
      { at: 40, text: 'Due date' },
    ],
    sources: [sources.visits, sources.maternalShots],
  },
  '0-to-1': {
    kind: 'tape',
    title: 'The first year: sleep, shots and steps',
    unit: 'month',
    from: 0,
    to: 12,
    every: 1,
    band: {
      name: 'Sleep',
      parts: [
        {
          at: 0,
          until: 4,
          short: '14–17 h of sleep in 24',
          text: '14 to 17 hours in 24, from birth to 3 months, says the National Sleep Foundation',
        },
        asleep('0-to-1', 4, 12),
      ],
    },
    shots: [
      { at: 0, text: 'Hepatitis B' },
      { at: 2, also: [4, 6], text: 'Whooping cough, polio, Hib, pneumococcal, rotavirus' },
    ],
    yearly: { at: 6, text: flu },
    steps: [
      { at: 2, text: 'Smiles when you talk or smile' },
      { at: 4, text: 'Holds the head steady' },
      { at: 6, text: 'Rolls from tummy to back' },
      { at: 9, text: 'Sits without support' },
      { at: 12, text: 'Pulls up to stand, waves bye-bye' },
    ],
    sources: [sources.aasm, sources.sleepFoundation, sources.aapSchedule, sources.milestones],
  },
  '1-to-3': {
    kind: 'tape',
    title: 'One and two: sleep, shots and steps',
    unit: 'month',
    from: 12,
    to: 36,
    every: 3,
    band: { name: 'Sleep', parts: [asleep('1-to-3', 12, 36)] },
    shots: [{ at: 12, until: 15, text: 'Measles, mumps, rubella; chickenpox; hepatitis A; boosters' }],
    yearly: { at: 12, text: flu },
    steps: [
      { at: 15, text: 'Takes a few steps alone' },
      { at: 18, text: 'Walks without holding on' },
      { at: 24, text: 'Kicks a ball, puts two words together' },
      { at: 30, text: 'Jumps with both feet, says about 50 words' },
    ],
    sources: [sources.aasm, sources.aapSchedule, sources.milestones],
  },
  '3-to-6': {
    kind: 'tape',
    title: 'Three to five: sleep, shots and steps',
    unit: 'year',
    from: 3,
    to: 6,
    every: 1,
    band: { name: 'Sleep', parts: [asleep('3-to-6', 3, 6)] },
    shots: [{ at: 4, until: 6, text: 'Boosters before kindergarten' }],
    yearly: { at: 3, text: flu },
    steps: [
      { at: 3, text: 'Says their name when asked, copies a circle' },
      { at: 4, text: 'Says sentences of four words or more, catches a large ball most of the time' },
      { at: 5, text: 'Counts to 10, hops on one foot' },
    ],
    sources: [sources.aasm, sources.aapSchedule, sources.milestones],
  },
  '6-to-12': {
    kind: 'tape',
    title: 'Six to twelve: sleep, shots and a changing body',
    unit: 'year',
    from: 6,
    to: 12,
    every: 1,
    band: { name: 'Sleep', parts: [asleep('6-to-12', 6, 12)] },
    shots: [
      { at: 9, until: 12, text: 'HPV, two doses at least five months apart' },
      { at: 11, until: 12, text: 'Whooping cough; meningococcal' },
    ],
    yearly: { at: 6, text: flu },
    steps: [
      { at: 6, until: 7, text: 'First permanent molars' },
      { at: 8, text: 'Puberty begins in girls, from 8 to 13' },
      { at: 9, text: 'And in boys, from 9 to 14' },
      { at: 12, text: 'First period, on average a little later' },
    ],
    sources: [sources.aasm, sources.aapSchedule, sources.teeth, sources.puberty],
  },
  teens: {
    kind: 'tape',
    title: 'Thirteen to eighteen: sleep, shots and growing',
    unit: 'year',
    from: 13,
    to: 18,
    every: 1,
    band: { name: 'Sleep', parts: [asleep('teens', 13, 18)] },
    shots: [
      { at: 15, text: 'HPV begun now takes three doses' },
      { at: 16, text: 'Meningococcal, again' },
    ],
    yearly: { at: 13, text: flu },
    steps: [
      { at: 13, text: '28 adult teeth in most' },
      { at: 14, text: 'Boys’ height comes late and fast' },
      { at: 15, text: 'No first period yet? See the doctor' },
      { at: 17, until: 18, text: 'Wisdom teeth, between 17 and 21' },
    ],
    sources: [sources.aasm, sources.aapSchedule, sources.teeth, sources.puberty],
  },
};
