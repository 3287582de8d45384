/** The texts of KeywordChips. */
export const english = {
  /** The accessible name of the list. */
  label: 'Keywords',
};

export type KeywordChipsLabels = typeof english;
