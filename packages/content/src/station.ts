/** The music of an hour: quiet pieces, those of the day, or both in turn. */
export type StationMood = 'quiet' | 'day' | 'both';

export interface Show {
  /** The hour at which it begins, 0 to 23, in the station's time zone. It lasts until the next one. */
  from: number;
  title: string;
  text: string;
  mood: StationMood;
}

/** The station's time zone: that of the magazine's desk. */
export const stationZone = { id: 'America/New_York', name: 'Eastern Time' };

/**
 * The programme of the built-in station: /radio shows it, and the backend plays it. From seven in the evening
 * to seven in the morning there is nothing that could wake anybody: no flute, no brush, no bell.
 */
export const shows: readonly Show[] = [
  { from: 0, title: 'The Night Feed', text: 'Slow pieces for piano and music box. No bells.', mood: 'quiet' },
  { from: 5, title: 'Before the Alarm', text: 'Still quiet, for those who are up anyway.', mood: 'quiet' },
  {
    from: 7,
    title: 'Shoes and Lunchboxes',
    text: 'Marimba, guitar, a brushed drum, and a small bell on the hour.',
    mood: 'day',
  },
  { from: 9, title: 'The Morning Table', text: 'Lively and slow pieces in turns.', mood: 'both' },
  { from: 12, title: 'Nap Time', text: 'The quiet pieces again, without the bell.', mood: 'quiet' },
  { from: 15, title: 'Home from School', text: 'Flute, guitar and celesta.', mood: 'day' },
  { from: 17, title: 'Dinner and Baths', text: 'Lively and slow pieces in turns.', mood: 'both' },
  { from: 19, title: 'Lights Out', text: 'Lullabies, and what sounds like them.', mood: 'quiet' },
];

/** Returns the show of an hour of the station's day. */
export function showAt(hour: number): Show {
  const show = shows.findLast(({ from }) => from <= hour);
  if (!show) throw new RangeError(`The station has no hour ${hour}.`);
  return show;
}

const hourThere = new Intl.DateTimeFormat('en-US', {
  timeZone: stationZone.id,
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Returns the hour of the station's day at a time, 0 to 23. */
export function stationHour(time: Date | number): number {
  return Number(hourThere.format(time));
}
