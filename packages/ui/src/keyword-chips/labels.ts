/** The words of a list of keywords. */
export const english = {
  /** Name of the list. */
  label: 'Keywords',
};

export type KeywordChipsLabels = typeof english;
