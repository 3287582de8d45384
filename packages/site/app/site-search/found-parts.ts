/** A piece of a text, and whether it is a word that was searched for. */
export interface Part {
  part: string;
  found: boolean;
}

/** A text cut at words that were searched for, wherever a word of it begins with one: "sleep" is also found in "sleeping". */
export function foundParts(text: string, words: readonly string[]): Part[] {
  if (words.length === 0) return [{ part: text, found: false }];
  const longestFirst = words.toSorted((one, other) => other.length - one.length).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst})`, 'giu');
  return text
    .split(pattern)
    .map((part, place) => ({ part, found: place % 2 === 1 }))
    .filter(({ part }) => part !== '');
}
