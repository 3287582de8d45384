/**
 * Returns the edit distance: how many letters must be added, removed, replaced or swapped with their
 * neighbor.
 */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current[column] = least;
    }
    before = above;
    above = current;
  }
  return above[other.length] ?? 0;
}

/**
 * Returns the known words that a mistyped one most likely means; none for very short words. Assumes that the
 * first letter is right.
 */
export function likelyMeant(typed: string, known: string[]): string[] {
  const mistakes = typed.length < 4 ? 0 : typed.length < 9 ? 1 : 2;
  const near = known
    .filter((word) => word[0] === typed[0])
    .map((word) => ({ word, distance: distance(typed, word) }))
    .filter((candidate) => candidate.distance <= mistakes)
    .toSorted((one, other) => one.distance - other.distance);
  return near
    .filter((candidate) => candidate.distance === near[0]?.distance)
    .map(({ word }) => word)
    .slice(0, 3);
}
