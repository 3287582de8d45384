/** How a query says a number, an age or a quantity. */

export const numbers: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number of months in each unit of an age, without the s of several. */
export const months: Readonly<Record<string, number>> = {
  day: 1 / 30,
  week: 1 / 4.345,
  wk: 1 / 4.345,
  month: 1,
  mo: 1,
  year: 12,
  yr: 12,
};

/** After a number, none of these counts pieces. */
export const units: ReadonlySet<string> = new Set(
  'ml mls mg lb lbs pound pounds kg oz hour hours hr hrs minute minutes min am pm degrees f c'.split(' '),
);
