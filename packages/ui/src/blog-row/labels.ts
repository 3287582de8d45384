/** The words of a post in a list. */
export interface BlogRowLabels {
  /** The link to it. */
  more: string;
}

export const english: BlogRowLabels = {
  more: 'Read Full Article',
};
