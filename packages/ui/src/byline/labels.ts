/** The texts of Byline. */
export const english = {
  /** With the author. */
  by: 'By {author}',
  /** With the date of the last change. */
  updated: 'Updated {date}',
};

export type BylineLabels = typeof english;
