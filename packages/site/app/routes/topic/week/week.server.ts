import { almanacPlace, calendarDays, schoolCalendars } from '@daily-nest/content/calendar-days';
import { freeThings } from '@daily-nest/content/free-things';
import type { CalendarDay, FreeThing } from '@daily-nest/content/types';
import { names } from '../../../brand-values.ts';
import { observed } from '../../../words/topics.ts';
import { type DaySky, skyOf } from './almanac.server.ts';
import { dateOf, dayNumber, observedOn, occurrence, weekdayOf } from './occurrence.ts';

/** What stands beside a date: a holiday, a change of the clocks, a shower of meteors. */
export interface DayNote {
  title: string;
  kind: CalendarDay['kind'];
  /** Left out from the second day on, where it lasts several. */
  text?: string;
  source: CalendarDay['source'];
}

export interface WeekDay {
  date: string;
  weekday: string;
  month: string;
  day: number;
  notes: DayNote[];
  things: Pick<FreeThing, 'id' | 'title' | 'source'>[];
  sky: DaySky;
}

export interface Week {
  days: WeekDay[];
  /** Where the sun rises and sets at these times. */
  place: string;
  sameLight: string;
  schools: CalendarDay['source'];
}

/** Returns the seven days from today on; the place of the almanac decides which day is today. */
export function weekFrom(now: Date): Week {
  const { timeZone, name, sameLight } = almanacPlace;
  const today = dayNumber(new Intl.DateTimeFormat('en-CA', { timeZone }).format(now));
  const told = new Set<string>();
  const offered = new Set<string>();
  const days = Array.from({ length: 7 }, (_, place) => {
    const day = today + place;
    const date = dateOf(day);
    const notes = notesOn(day, told);
    const things = thingsOn(day)
      .filter(({ id }) => !offered.has(id))
      .slice(0, notes.length > 0 ? 1 : 2);
    for (const { id } of things) offered.add(id);
    const words = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(names.locale, { ...options, timeZone: 'UTC' }).format(Date.parse(date));
    return {
      date,
      weekday: words({ weekday: 'long' }),
      month: words({ month: 'short' }),
      day: Number(date.slice(8)),
      notes,
      things: things.map(({ id, title, source }) => ({ id, title, source })),
      sky: skyOf(date, almanacPlace),
    };
  });
  return { days, place: name, sameLight, schools: schoolCalendars };
}

const kinds: CalendarDay['kind'][] = ['holiday', 'clocks', 'school', 'sky', 'family'];

/** The most notes of a day: a cell stays short enough to be read in passing. */
const mostNotes = 2;

function notesOn(day: number, told: Set<string>): DayNote[] {
  const falling = calendarDays.flatMap((entry) => {
    const title = titleOn(day, entry);
    return title === undefined ? [] : [{ ...entry, title }];
  });
  const closed = falling.some(({ kind }) => kind === 'holiday');
  return falling
    .filter(({ kind }) => !(closed && kind === 'school'))
    .toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .slice(0, mostNotes)
    .map(({ id, title, kind, text, source }) => {
      const again = told.has(id);
      told.add(id);
      return { title, kind, ...(!again && { text }), source };
    });
}

/** Returns the name that an entry has on a day, or undefined if it does not fall on it. */
function titleOn(day: number, { title, kind, rule, days = 1 }: CalendarDay): string | undefined {
  const year = Number(dateOf(day).slice(0, 4));
  // A break begins in one year and ends in the next; the first of January can be kept on December 31.
  for (const each of [year - 1, year, year + 1]) {
    const first = occurrence(rule, each);
    if (first === undefined) continue;
    if (day >= first && day < first + days) return title;
    if (kind === 'holiday' && day === observedOn(first)) return observed(title);
  }
  return undefined;
}

/**
 * Returns what fits a day, best first. Each week, from Monday on, no thing comes twice, and the next week
 * begins with another.
 */
function thingsOn(day: number): FreeThing[] {
  const monday = day - ((weekdayOf(day) + 6) % 7);
  const turn = Math.floor(monday / 7);
  const used = new Set<string>();
  for (let each = monday; each <= day; each += 1) {
    const closed = calendarDays.some(
      (entry) => entry.kind === 'holiday' && titleOn(each, entry) !== undefined,
    );
    const month = Number(dateOf(each).slice(5, 7));
    const fitting = freeThings.filter(
      ({ id, weekdays, months, staffed }) =>
        weekdays.includes(weekdayOf(each)) &&
        (months === undefined || months.includes(month)) &&
        !(staffed && closed) &&
        !used.has(id),
    );
    const start = fitting.length > 0 ? turn % fitting.length : 0;
    const chosen = [...fitting.slice(start), ...fitting.slice(0, start)].slice(0, 2);
    if (each === day) return chosen;
    for (const { id } of chosen) used.add(id);
  }
  return [];
}
