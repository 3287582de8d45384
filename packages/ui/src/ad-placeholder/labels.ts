/** The texts of AdPlaceholder. */
export const english = {
  /** The label. */
  label: 'Advertisement',
  /** The text below the label. */
  space: 'Ad Space',
};

export type AdPlaceholderLabels = typeof english;
