/** The words of the list below a search. */
export const english = {
  /** Name of the list. */
  list: 'Suggestions',
  /** Announced for one. */
  one: '1 suggestion',
  /** Announced for several. */
  many: '{count} suggestions',
};

export type SuggestionsLabels = typeof english;
