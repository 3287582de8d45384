/** The texts of WallList. */
export const english = {
  /** Without headlines. */
  emptyText: 'No headlines at the moment. Check back soon.',
  /** The age of news of the last minute. */
  justNow: 'just now',
};

export type WallListLabels = typeof english;
