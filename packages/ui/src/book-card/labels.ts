/** The words of a book on a shelf. */
export const english = {
  /** What the link does. */
  action: 'Find this book',
};

export type BookCardLabels = typeof english;
