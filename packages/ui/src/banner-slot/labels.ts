/** The texts of BannerSlot. */
export const english = {
  /** The label above the advertisement. */
  label: 'Advertisement',
  /** The note of an empty slot. */
  note: 'Advertising keeps this page free to read.',
};

export type BannerSlotLabels = typeof english;
