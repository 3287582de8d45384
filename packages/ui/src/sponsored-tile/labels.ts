/** The words of what a sponsor says. */
export const english = {
  /** The word that tells it from a story. */
  label: 'Sponsored',
  /** The link to it. */
  action: 'Learn more',
};

export type SponsoredTileLabels = typeof english;
