/** The texts of SourceList. */
export const english = {
  /** The heading of the list. */
  heading: 'Sources',
};

export type SourceListLabels = typeof english;
