/** The words of a part of a page. */
export interface SectionLabels {
  /** The link to everything of this kind. */
  more: string;
}

export const english: SectionLabels = {
  more: 'See All',
};
