/** Returns the pages that get a button: 1 to min(5, pages), and the last one if there are more than five. */
export function pagerButtons(pages: number): { first: number[]; last?: number } {
  const first = Array.from({ length: Math.min(5, Math.max(0, pages)) }, (_, index) => index + 1);
  return pages > 5 ? { first, last: pages } : { first };
}
