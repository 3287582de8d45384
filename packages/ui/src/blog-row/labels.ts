/** The words of a post in a list. */
export const english = {
  /** The link to it. */
  more: 'Read Full Article',
};

export type BlogRowLabels = typeof english;
