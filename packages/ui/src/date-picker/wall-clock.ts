const dayMs = 86_400_000;

/** What a clock on a wall of that zone shows at a moment: `2026-11-26T08:05`. */
export function wallClockOf(moment: string | number, timeZone: string): string {
  // Swedes write dates as machines do.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(new Date(moment)).replace(' ', 'T');
}

/**
 * The moment at which a clock of that zone shows this, as ISO in UTC. Of an hour that comes twice, in autumn, the first; an hour that is left out,
 * in spring, is the one after it.
 */
export function momentOf(wallClock: string, timeZone: string): string {
  const asUtc = Date.parse(`${wallClock}Z`);
  const found = [-dayMs, dayMs].map((away) => {
    const near = Math.floor((asUtc + away) / 60_000) * 60_000;
    return asUtc - (Date.parse(`${wallClockOf(near, timeZone)}Z`) - near);
  });
  const right = found.filter((moment) => wallClockOf(moment, timeZone) === wallClock);
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...found)).toISOString();
}
