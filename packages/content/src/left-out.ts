/** A part that a title may leave out: a page with all below it, a topic with its page, or what stands on other pages. */
export type Part =
  | 'ads'
  | 'ages'
  | 'archives'
  | 'arts-culture'
  | 'automotive'
  | 'blog'
  | 'books'
  | 'business'
  | 'community-stories'
  | 'donation'
  | 'events'
  | 'faq'
  | 'food-dining'
  | 'health-wellness'
  | 'lifestyle'
  | 'local-news'
  | 'national-news'
  | 'opinion'
  | 'parenting-tips'
  | 'partners'
  | 'politics'
  | 'radio'
  | 'real-estate'
  | 'series'
  | 'sports'
  | 'technology'
  | 'world-news';

/**
 * The parts that this title leaves out, with their pages, links and places: none. Another title names its own in
 * `edition/left-out.ts`.
 */
export const leftOut: readonly Part[] = [];
