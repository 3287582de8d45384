/** The words of a byline. */
export interface BylineLabels {
  /** Who wrote it. */
  by: string;
  /** When it last became another one. */
  updated: string;
}

export const english: BylineLabels = {
  by: 'By {author}',
  updated: 'Updated {date}',
};
