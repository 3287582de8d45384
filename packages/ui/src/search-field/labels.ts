/** The words of a search. */
export const english = {
  /** The link that empties the field. */
  clear: 'Clear',
  /** Added unseen to that link: what it empties. */
  cleared: 'search',
  /** The button. */
  search: 'Search',
};

export type SearchFieldLabels = typeof english;
