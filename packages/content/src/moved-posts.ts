/**
 * Posts of the blog that were merged into a piece, and where that piece stands: the old address redirects there for good.
 * A database that was filled before still has the post; lists for machines and the search leave it out.
 */
export const movedPosts: Readonly<Record<string, `/${'articles' | 'health-wellness'}/${string}`>> = {
  'car-seat-fit-check-in-ten-minutes': '/articles/car-seats-by-size-not-birthday',
  'when-it-is-more-than-tired-after-a-baby': '/health-wellness/baby-blues-or-depression',
};
