/** Returns the current year for pages. */
export function thisYear(): string {
  return String(new Date().getUTCFullYear());
}

/** Detects that the year has changed since the last call, without a calendar lookup each time. */
export class YearWatch {
  #ends = endOfYear();

  hasTurned(): boolean {
    if (Date.now() < this.#ends) return false;
    this.#ends = endOfYear();
    return true;
  }
}

function endOfYear(): number {
  return Date.UTC(new Date().getUTCFullYear() + 1, 0);
}
