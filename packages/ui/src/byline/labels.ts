/** The words of a byline. */
export const english = {
  /** Who wrote it. */
  by: 'By {author}',
  /** When it last became another one. */
  updated: 'Updated {date}',
};

export type BylineLabels = typeof english;
