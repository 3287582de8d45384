/** The texts of SkeletonRegion. */
export const english = {
  /** The screen reader text while the content loads. */
  loading: 'Loading…',
};

export type SkeletonLabels = typeof english;
