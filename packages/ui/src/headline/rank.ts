/** A rank that HTML knows: a level from data or plain JavaScript may be another. */
export function rankOf(level: number) {
  return Math.min(Math.max(level, 1), 6) as 1 | 2 | 3 | 4 | 5 | 6;
}
