/** The words of the link past the header. */
export const english = {
  /** Its text. */
  skip: 'Skip to content',
};

export type SkipLinkLabels = typeof english;
