/** The texts of Section. */
export const english = {
  /** The link to all items. */
  more: 'See All',
};

export type SectionLabels = typeof english;
