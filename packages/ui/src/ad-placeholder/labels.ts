/** The words of a place that waits for an advertiser. */
export interface AdPlaceholderLabels {
  /** Whose place it is. */
  label: string;
  /** What it is for. */
  space: string;
}

export const english: AdPlaceholderLabels = {
  label: 'Advertisement',
  space: 'Ad Space',
};
