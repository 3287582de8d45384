import { type Change, diffWordsWithSpace } from 'diff';

const mostMs = 1_000;

/** The words that two texts share, those that went and those that came. Texts that differ too much to say so in a second stand whole. */
export function compareWords(from: string, to: string): Change[] {
  return (
    diffWordsWithSpace(from, to, { timeout: mostMs }) ?? [
      { removed: true, added: false, value: from, count: 1 },
      { removed: false, added: true, value: to, count: 1 },
    ]
  );
}

/** How much of what both texts say stays before and after a change. */
const context = 160;

/** What both texts say, without the middle of a long stretch. */
export function shortened(value: string): string {
  if (value.length <= 3 * context) return value;
  return `${value.slice(0, context).replace(/\S*$/, '')}[…]${value.slice(-context).replace(/^\S*/, '')}`;
}
