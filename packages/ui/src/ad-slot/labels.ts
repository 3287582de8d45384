/** The texts of AdSlot. */
export const english = {
  /** The label above the advertisement. */
  label: 'Advertisement',
  /** The label of the shared advertisement, and of a slot that nobody booked. */
  sharedLabel: 'Advertisement',
  /** The note of a band, beside its label. */
  note: 'Advertising keeps this page free to read.',
  /** The text below the label of a slot that nobody booked. */
  space: 'Ad Space',
};

export type AdSlotLabels = typeof english;
