/** The words of a book on a reading list. */
export const english = {
  /** Who made it, where another one drew it. */
  illustrated: '{author}, with pictures by {illustrator}',
};

export type BookNoteLabels = typeof english;
