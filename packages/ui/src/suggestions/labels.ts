/** The words of the list below a search. */
export interface SuggestionsLabels {
  /** Name of the list. */
  list: string;
  /** Announced for one. */
  one: string;
  /** Announced for several. */
  many: string;
}

export const english: SuggestionsLabels = {
  list: 'Suggestions',
  one: '1 suggestion',
  many: '{count} suggestions',
};
