/** The texts of SponsoredTile. */
export const english = {
  /** The label of the advertisement. */
  label: 'Sponsored',
  /** The link to it. */
  linkLabel: 'Learn more',
};

export type SponsoredTileLabels = typeof english;
