/** The words of a list of keywords. */
export interface KeywordChipsLabels {
  /** Name of the list. */
  label: string;
}

export const english: KeywordChipsLabels = {
  label: 'Keywords',
};
