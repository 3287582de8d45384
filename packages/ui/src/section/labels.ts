/** The words of a part of a page. */
export const english = {
  /** The link to everything of this kind. */
  more: 'See All',
};

export type SectionLabels = typeof english;
