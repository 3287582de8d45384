import type { AgeSlug } from '../ages.ts';
import { sources } from './sources.ts';
import type { Bars } from './types.ts';

interface Hours {
  label: string;
  least: number;
  most: number;
}

/**
 * The hours of sleep in 24, naps included, that the American Academy of Sleep Medicine recommended in 2016. It has
 * none for babies under four months.
 */
export const hoursOfSleep = {
  '0-to-1': { label: '4 to 12 months', least: 12, most: 16 },
  '1-to-3': { label: '1 to 2 years', least: 11, most: 14 },
  '3-to-6': { label: '3 to 5 years', least: 10, most: 13 },
  '6-to-12': { label: '6 to 12 years', least: 9, most: 12 },
  teens: { label: '13 to 18 years', least: 8, most: 10 },
} satisfies Partial<Record<AgeSlug, Hours>>;

/** Returns `12–16 h`. */
export function shortHours({ least, most }: Pick<Hours, 'least' | 'most'>): string {
  return `${least}–${most} h`;
}

export const sleepByAge: Bars = {
  kind: 'bars',
  title: 'Hours of sleep in 24',
  note: 'Naps included. The pale end of each strip is the room between the least and the most.',
  heads: ['Age', 'Hours'],
  whole: 24,
  rows: Object.values(hoursOfSleep).map(({ label, least, most }) => ({
    label,
    value: least,
    most,
    text: shortHours({ least, most }),
  })),
  sources: [{ ...sources.aasm, but: 'it names no hours for babies under 4 months' }],
};
