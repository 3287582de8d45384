/** Converts px to rem, so that the reader's text size scales it. */
export function rem(px: number): string {
  return `${round(px / 16)}rem`;
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
