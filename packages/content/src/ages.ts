import type { SectionName } from './sections.ts';

/** The age groups, youngest first. `slug` is the last part of /ages/<slug>. */
export const ages = [
  {
    slug: 'pregnancy',
    label: 'Pregnancy',
    title: 'Pregnancy',
    blurb:
      'Leave and paperwork, a safe place to sleep, moods before and after the birth, and what the grandparents should know by then.',
    section: 'lifestyle',
  },
  {
    slug: '0-to-1',
    label: '0 to 1',
    title: 'The First Year, 0 to 1',
    blurb:
      'Sleep, first spoons, time on the tummy, and which fever means call now. The year in which everything happens once, mostly at night.',
    section: 'family',
  },
  {
    slug: '1-to-3',
    label: '1 to 3',
    title: 'Toddlers, 1 to 3',
    blurb:
      'First words and the word no, the supermarket floor, a worrying bite, a plate pushed away. And walking, which needs furniture bolted to walls.',
    section: 'behavior',
  },
  {
    slug: '3-to-6',
    label: '3 to 6',
    title: 'Preschool and Kindergarten, 3 to 6',
    blurb:
      'Turns, timers and why; the first real fears, the first long goodbye at a classroom door, and numbers that begin with forks.',
    section: 'learning',
  },
  {
    slug: '6-to-12',
    label: '6 to 12',
    title: 'School Age, 6 to 12',
    blurb:
      'Homework, lunchboxes, teams, quarrels with a sister, crossing the street alone, and a body that begins to change sooner than expected.',
    section: 'child',
  },
  {
    slug: 'teens',
    label: 'Teens',
    title: 'Teens',
    blurb:
      'Phones and the night, driving, open water, concussions, elections: what to settle together while there is still time to practice.',
    section: 'technology',
  },
] as const satisfies readonly {
  slug: string;
  label: string;
  title: string;
  blurb: string;
  section: SectionName;
}[];

export type Age = (typeof ages)[number];
export type AgeSlug = Age['slug'];

export const ageSlugs = ages.map(({ slug }) => slug) as [AgeSlug, ...AgeSlug[]];

/** Returns the age of /ages/<slug>, or undefined if there is none. */
export function ageBySlug(slug: string): Age | undefined {
  return ages.find((age) => age.slug === slug);
}

/** Returns ages by their slugs, youngest first, without unknown ones. */
export function agesOf(slugs: readonly string[]): Age[] {
  return ages.filter(({ slug }) => slugs.includes(slug));
}
