/** A part of a text, and whether it matches the search. */
export interface Part {
  part: string;
  found: boolean;
}

/** Splits a text at words that start with a searched word: "sleep" also matches "sleeping". */
export function foundParts(text: string, words: readonly string[]): Part[] {
  if (words.length === 0) return [{ part: text, found: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})`, 'giu');
  return text
    .split(pattern)
    .map((part, place) => ({ part, found: place % 2 === 1 }))
    .filter(({ part }) => part !== '');
}
