/** The words of a book on a reading list. */
export interface BookNoteLabels {
  /** Who made it, where another one drew it. */
  illustrated: string;
}

export const english: BookNoteLabels = {
  illustrated: '{author}, with pictures by {illustrator}',
};
