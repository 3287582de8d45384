/** The words of a place for a banner. */
export const english = {
  /** The word above the advertisement. */
  label: 'Advertisement',
  /** One line for a place without one. */
  note: 'Advertising keeps this page free to read.',
};

export type BannerSlotLabels = typeof english;
