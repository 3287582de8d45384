/** The texts of BookCard. */
export const english = {
  /** The text of the link. */
  linkLabel: 'Find this book',
};

export type BookCardLabels = typeof english;
