/** The words of what a story rests on. */
export interface SourceListLabels {
  /** The heading of the list. */
  heading: string;
}

export const english: SourceListLabels = {
  heading: 'Sources',
};
