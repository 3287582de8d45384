/** The texts of SkeletonRegion. */
export const english = {
  /** The screen reader text while the content loads. */
  label: 'Loading…',
};

export type SkeletonLabels = typeof english;
