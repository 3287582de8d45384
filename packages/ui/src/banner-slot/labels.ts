/** The words of a place for a banner. */
export interface BannerSlotLabels {
  /** The word above the advertisement. */
  label: string;
  /** One line for a place without one. */
  note: string;
}

export const english: BannerSlotLabels = {
  label: 'Advertisement',
  note: 'Advertising keeps this page free to read.',
};
