/** The words of a search. */
export interface SearchFieldLabels {
  /** The link that empties the field. */
  clear: string;
  /** Added unseen to that link: what it empties. */
  cleared: string;
  /** The button. */
  search: string;
}

export const english: SearchFieldLabels = {
  clear: 'Clear',
  cleared: 'search',
  search: 'Search',
};
