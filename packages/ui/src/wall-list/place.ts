/** The position of an item on the wall. */
export type Place = 'lead' | 'rail' | 'pair' | 'rest';

/** What the rail holds: three stories with pictures, or five headlines. */
export type Rail = 'pictures' | 'headlines';

const railSizes: Record<Rail, number> = { pictures: 3, headlines: 5 };

/** Returns what the rail holds: pictures only where each of its three stories has one. */
export function railFor(items: readonly { image?: unknown }[]): Rail {
  const beside = items.slice(1, 1 + railSizes.pictures);
  return beside.length === railSizes.pictures && beside.every(({ image }) => image)
    ? 'pictures'
    : 'headlines';
}

/** Returns the position: one lead, the rail, two pairs below the lead, the others below all of them. */
export function placeOf(index: number, rail: Rail): Place {
  if (index === 0) return 'lead';
  if (index <= railSizes[rail]) return 'rail';
  return index <= railSizes[rail] + 4 ? 'pair' : 'rest';
}
