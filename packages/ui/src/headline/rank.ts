/** Returns a valid heading level. Data and plain JavaScript may contain others. */
export function rankOf(level: number) {
  return Math.min(Math.max(level, 1), 6) as 1 | 2 | 3 | 4 | 5 | 6;
}
