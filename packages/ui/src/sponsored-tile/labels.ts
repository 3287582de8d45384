/** The words of what a sponsor says. */
export const english = {
  /** The word that marks it as an advertisement. */
  label: 'Sponsored',
  /** The link to it. */
  action: 'Learn more',
};

export type SponsoredTileLabels = typeof english;
