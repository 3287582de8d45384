/** The words of a book on a shelf. */
export interface BookCardLabels {
  /** What the link does. */
  action: string;
}

export const english: BookCardLabels = {
  action: 'Find this book',
};
