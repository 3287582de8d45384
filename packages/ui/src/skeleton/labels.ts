/** The words of a part that is on its way. */
export interface SkeletonLabels {
  /** Read aloud meanwhile. */
  loading: string;
}

export const english: SkeletonLabels = {
  loading: 'Loading…',
};
