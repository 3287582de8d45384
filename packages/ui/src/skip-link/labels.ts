/** The texts of SkipLink. */
export const english = {
  /** The text of the link. */
  skipLabel: 'Skip to content',
};

export type SkipLinkLabels = typeof english;
