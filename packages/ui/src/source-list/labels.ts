/** The texts of SourceList. */
export const english = {
  /** The heading of the list. */
  title: 'Sources',
};

export type SourceListLabels = typeof english;
