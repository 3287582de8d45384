/** The year that pages show, as it is now. */
export function thisYear(): string {
  return String(new Date().getUTCFullYear());
}

/** Tells when a year has gone by since it was last asked, without asking a calendar each time. */
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
