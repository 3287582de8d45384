/** The words of what a story rests on. */
export const english = {
  /** The heading of the list. */
  heading: 'Sources',
};

export type SourceListLabels = typeof english;
