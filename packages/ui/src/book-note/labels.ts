/** The texts of BookNote. */
export const english = {
  /** With an illustrator. */
  illustrated: '{author}, with pictures by {illustrator}',
};

export type BookNoteLabels = typeof english;
