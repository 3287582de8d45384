/**
 * Posts that were merged into a piece, with the piece's path: the old address redirects there permanently. A
 * database from before still has the post; sitemaps, feeds and the search leave it out.
 */
export const movedPosts: Readonly<Record<string, `/${'articles' | 'health-wellness'}/${string}`>> = {
  'a-family-media-plan-that-survives-tuesday': '/articles/a-screen-plan-for-the-whole-house',
  'a-fever-at-three-in-the-morning': '/articles/a-fever-at-three-in-the-morning',
  'car-seat-fit-check-in-ten-minutes': '/articles/car-seats-by-size-not-birthday',
  'in-defense-of-the-same-book-again': '/articles/reading-aloud-to-a-wriggling-child',
  'moving-house-with-a-toddler': '/articles/moving-house-with-small-children',
  'peanut-egg-and-the-first-taste': '/articles/early-peanuts-and-other-allergens',
  'starting-solids-the-first-two-weeks': '/articles/starting-solids-one-spoon-at-a-time',
  'wait-with-the-phone-start-with-the-talk': '/articles/a-screen-plan-for-the-whole-house',
  'when-it-is-more-than-tired-after-a-baby': '/health-wellness/baby-blues-or-depression',
};
