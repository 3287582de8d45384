/** The texts of SkipLink. */
export const english = {
  /** The text of the link. */
  skip: 'Skip to content',
};

export type SkipLinkLabels = typeof english;
