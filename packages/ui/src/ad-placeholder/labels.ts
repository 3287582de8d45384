/** The words of a place that waits for an advertiser. */
export const english = {
  /** Whose place it is. */
  label: 'Advertisement',
  /** What it is for. */
  space: 'Ad Space',
};

export type AdPlaceholderLabels = typeof english;
