// A constant of its own, for a page's script, which finds the controls with their texts.
export const said = {
  /** The message after saving. */
  saved: 'Saved.',
  /** The message after removing. */
  removed: 'Taken off your saved pieces.',
  /** The message when the list is full. */
  full: '{most} pieces are saved, which is all that there is room for. Take one off first.',
  /** The message when the browser stores nothing. */
  blocked: 'Your browser stores nothing for this site, so nothing can be saved.',
  /** The message after copying the address. */
  copied: 'Link copied.',
};

/** The texts of PieceActions. */
export const english = {
  /** The button that saves. */
  save: 'Save for later',
  /** The button that shares. */
  share: 'Share',
  /** The link to the saved pieces. */
  list: 'Saved pieces',
  ...said,
};

export type PieceActionsLabels = typeof english;
