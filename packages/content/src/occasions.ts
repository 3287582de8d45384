import { addDays, nthWeekday } from './calendar.ts';

/** A time of the year, and the pieces that belong to it. */
export interface Occasion {
  name: string;
  /** Returns the first and the last day of the occasion that begins in a year, as ISO days. */
  days: (year: number) => readonly [first: string, last: string];
  /** The addresses of its pieces, the first one first. A title skips those that it does not have. */
  pieces: readonly string[];
}

const day = (year: number, monthAndDay: string) => `${year}-${monthAndDay}`;
const fixed = (first: string, last: string) => (year: number) => [day(year, first), day(year, last)] as const;

/**
 * The occasions that move pieces to the front, the shortest first: where two meet, the pieces of the earlier one here stand before those of
 * the later one. Only occasions about which the magazine has a piece are listed.
 */
export const occasions: readonly Occasion[] = [
  {
    // The fourth Thursday of November, by law since 1941; the week around it, Monday to Sunday.
    name: 'Thanksgiving',
    days: (year) => around(nthWeekday(year, 11, 4, 4), -3, 3),
    pieces: [
      '/blog/thanksgiving-with-a-toddler-at-the-table',
      '/articles/the-picky-eater-and-the-long-game',
      '/articles/grandparents-and-new-rules',
    ],
  },
  {
    // The third full week of March, Sunday to Saturday: National Poison Prevention Week.
    name: 'Poison Prevention Week',
    days: (year) => around(nthWeekday(year, 3, 0, 3), 0, 6),
    pieces: ['/articles/the-medicine-cabinet-check', '/articles/you-found-a-vape-a-bottle-or-a-pill'],
  },
  {
    // The second Sunday of March, and the week that it takes a child to follow.
    name: 'The clocks go forward',
    days: (year) => around(nthWeekday(year, 3, 0, 2), -4, 5),
    pieces: ['/blog/five-in-the-morning-after-the-clocks-change', '/health-wellness/bedtime-in-four-steps'],
  },
  {
    // The first Sunday of November.
    name: 'The clocks go back',
    days: (year) => around(nthWeekday(year, 11, 0, 1), -4, 5),
    pieces: ['/blog/five-in-the-morning-after-the-clocks-change', '/health-wellness/bedtime-in-four-steps'],
  },
  {
    // The Tuesday after the first Monday of November.
    name: 'Election Day',
    days: (year) => around(nthWeekday(year, 11, 1, 1), -3, 2),
    pieces: ['/blog/talking-with-children-about-elections'],
  },
  {
    // The second Sunday of May.
    name: 'Mother’s Day',
    days: (year) => around(nthWeekday(year, 5, 0, 2), -3, 0),
    pieces: ['/articles/the-invisible-list'],
  },
  {
    // The third Sunday of June.
    name: 'Father’s Day',
    days: (year) => around(nthWeekday(year, 6, 0, 3), -3, 0),
    pieces: ['/articles/two-mothers-two-fathers'],
  },
  {
    // The week that begins with the third Sunday of September: Child Passenger Safety Week.
    name: 'Child Passenger Safety Week',
    days: (year) => around(nthWeekday(year, 9, 0, 3), 0, 6),
    pieces: ['/articles/car-seats-by-size-not-birthday'],
  },
  {
    name: 'World Breastfeeding Week',
    days: fixed('08-01', '08-07'),
    pieces: [
      '/health-wellness/breastfeeding-and-pumping-day-by-day',
      '/articles/baby-formula-from-can-to-bottle',
    ],
  },
  {
    name: 'Winter holidays',
    days: fixed('12-14', '12-26'),
    pieces: ['/articles/grandparents-and-new-rules', '/articles/divorce-in-the-questions-children-ask'],
  },
  {
    name: 'Back to school',
    days: fixed('08-08', '09-12'),
    pieces: [
      '/articles/the-first-week-of-kindergarten',
      '/articles/lunchboxes-that-come-home-empty',
      '/articles/homework-without-tears',
    ],
  },
  {
    name: 'Autism Acceptance Month',
    days: fixed('04-01', '04-30'),
    pieces: ['/articles/autism-screening-at-18-and-24-months'],
  },
  {
    // From the end of school to Labor Day.
    name: 'Summer by the water',
    days: (year) => [day(year, '06-08'), nthWeekday(year, 9, 1, 1)],
    pieces: ['/articles/open-water-is-no-deep-pool', '/articles/water-safety-starts-in-the-bathtub'],
  },
  {
    // The CDC asks families to be vaccinated against flu by the end of October.
    name: 'Flu vaccines',
    days: fixed('10-01', '10-31'),
    pieces: ['/articles/whose-vaccine-schedule'],
  },
  {
    // The weeks in which flu is most often at its height.
    name: 'Colds, flu and RSV',
    days: (year) => [day(year, '12-27'), day(year + 1, '02-15')],
    pieces: ['/articles/cold-croup-or-rsv-watch-the-breathing', '/articles/a-fever-at-three-in-the-morning'],
  },
];

/** Returns the addresses of the pieces that a day lifts, the first one first. */
export function liftedOn(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const on = occasions.filter(({ days }) =>
    [year - 1, year].some((begins) => {
      const [first, last] = days(begins);
      return first <= today && today <= last;
    }),
  );
  return [...new Set(on.flatMap(({ pieces }) => pieces))];
}

function around(of: string, from: number, to: number): readonly [string, string] {
  return [addDays(of, from), addDays(of, to)];
}
