/** The words of what a sponsor says. */
export interface SponsoredTileLabels {
  /** The word that tells it from a story. */
  label: string;
  /** The link to it. */
  action: string;
}

export const english: SponsoredTileLabels = {
  label: 'Sponsored',
  action: 'Learn more',
};
