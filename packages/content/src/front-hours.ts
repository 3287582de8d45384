/** The hours of the front page, and from when each leads; the last one lasts until the first begins. */
export const frontHours = [
  { name: 'morning', from: 5 },
  { name: 'evening', from: 14 },
  { name: 'bedtime', from: 19 },
  { name: 'at-night', from: 22 },
] as const;

export type HourName = (typeof frontHours)[number]['name'];

/** Returns the hour that leads at an hour of the day, 0 to 23. */
export function hourAt(hour: number): HourName {
  return (frontHours.findLast(({ from }) => from <= hour) ?? frontHours.at(-1)!).name;
}

/** Whether the front page of this title leads with its house (front-house.ts). A title without one has `false` here. */
export const hasHouse: boolean = true;
