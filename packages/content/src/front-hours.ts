/** The hours of the front page, by the places of their leads. */
export type HourName = 'at-night' | 'morning' | 'evening' | 'bedtime';

/**
 * Returns the hour that leads at an hour of the day, 0 to 23. Every front page has this function inline, so
 * it has no table.
 */
export const hourAt = (hour: number): HourName =>
  hour < 5 || hour > 21 ? 'at-night' : hour < 14 ? 'morning' : hour < 19 ? 'evening' : 'bedtime';

/** Whether the front page of this title leads with its house (front-house.ts). A title without one has `false` here. */
export const hasHouse: boolean = true;
