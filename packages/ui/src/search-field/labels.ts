/** The texts of SearchField. */
export const english = {
  /** The link that empties the field. */
  clear: 'Clear',
  /** Visually hidden in that link: what it clears. */
  cleared: 'search',
  /** The button. */
  search: 'Search',
};

export type SearchFieldLabels = typeof english;
