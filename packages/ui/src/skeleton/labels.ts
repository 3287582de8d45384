/** The words of a part that is on its way. */
export const english = {
  /** Read aloud meanwhile. */
  loading: 'Loading…',
};

export type SkeletonLabels = typeof english;
