/** The texts of the suggestions. */
export const english = {
  /** The accessible name of the list. */
  list: 'Suggestions',
  /** Announced for one suggestion. */
  one: '1 suggestion',
  /** Announced for several. */
  many: '{count} suggestions',
};

export type SuggestionsLabels = typeof english;
