/** A part that a title may leave out: a page, a topic with its page, or what stands on other pages. */
export type Part =
  | 'ads'
  | 'archives'
  | 'arts-culture'
  | 'automotive'
  | 'books'
  | 'business'
  | 'donation'
  | 'events'
  | 'food-dining'
  | 'lifestyle'
  | 'local-news'
  | 'national-news'
  | 'opinion'
  | 'partners'
  | 'politics'
  | 'radio'
  | 'real-estate'
  | 'sports'
  | 'technology'
  | 'world-news';

/**
 * The parts that this title leaves out, with their pages, links and places: none. Another title names its own in
 * `edition/left-out.ts`.
 */
export const leftOut: readonly Part[] = [];
