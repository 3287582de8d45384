/** The texts of BlogRow. */
export const english = {
  /** The link to the post. */
  more: 'Read Full Article',
};

export type BlogRowLabels = typeof english;
