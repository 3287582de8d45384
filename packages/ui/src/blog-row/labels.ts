/** The texts of BlogRow. */
export const english = {
  /** The link to the post. */
  linkLabel: 'Read Full Article',
};

export type BlogRowLabels = typeof english;
