/** The position of an item on the wall. */
export type Place = 'lead' | 'rail' | 'pair' | 'rest';

/**
 * Returns the position: one lead, three in the rail, two pairs below the lead, the others below all of them.
 */
export function placeOf(index: number): Place {
  if (index === 0) return 'lead';
  if (index <= 3) return 'rail';
  return index <= 7 ? 'pair' : 'rest';
}
