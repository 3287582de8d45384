/** Where an item stands on the wall. */
export type Place = 'lead' | 'rail' | 'pair' | 'rest';

/** One leads, three stand beside it, two pairs below it, the others below them all. */
export function placeOf(index: number): Place {
  if (index === 0) return 'lead';
  if (index <= 3) return 'rail';
  return index <= 7 ? 'pair' : 'rest';
}
