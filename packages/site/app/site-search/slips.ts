/**
 * Returns whether a word is typed wrong: one error from five letters on, two from nine, not in the first
 * letter.
 */
export function isSlipOf(typed: string, word: string): boolean {
  const letters = Math.min(typed.length, word.length);
  if (word.length < 5 || letters < 4 || typed[0] !== word[0]) return false;
  return slips(typed, word) <= (letters > 8 ? 2 : 1);
}

/** Returns the edit distance with swaps; 3 for more than two errors. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, before[at - 2]! + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[other.length]!;
}
