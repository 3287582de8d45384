/** How many posts a domain has in a month; `month` is its first day. */
export interface MonthCount {
  month: string;
  posts: number;
}

/** Where a page starts in the index, and how many rows to skip from there. */
export interface Window {
  /**
   * `newest`: reads from newer to older, starting before `bound`; `oldest`: the other way round, starting at
   * `bound`.
   */
  from: 'newest' | 'oldest';
  /** The start: excluded when reading from the newest, included from the oldest. */
  bound: string;
  skip: number;
  take: number;
}

/**
 * Finds the rows `offset` to `offset + size` of the list "newest first" without reading all rows before them.
 * The counts of months tell the month in which they begin, and reading starts at the nearer end of it.
 * `months` is sorted newest first. Returns undefined past the end.
 */
export function windowOf(months: MonthCount[], offset: number, size: number): Window | undefined {
  const total = totalOf(months);
  const take = Math.min(size, total - offset);
  if (take <= 0) return undefined;
  const newest = enter(months, offset);
  const oldest = enter(months.toReversed(), total - offset - take);
  if (!newest || !oldest) return undefined;
  return newest.skip <= oldest.skip
    ? { from: 'newest', bound: nextMonth(newest.month), skip: newest.skip, take }
    : { from: 'oldest', bound: oldest.month, skip: oldest.skip, take };
}

export function totalOf(months: MonthCount[]): number {
  return months.reduce((sum, { posts }) => sum + posts, 0);
}

function enter(months: MonthCount[], offset: number): { month: string; skip: number } | undefined {
  let skip = offset;
  for (const { month, posts } of months) {
    if (skip < posts) return { month, skip };
    skip -= posts;
  }
  return undefined;
}

function nextMonth(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
}
