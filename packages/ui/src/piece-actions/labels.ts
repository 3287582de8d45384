// Apart, for a page's own script, which finds the controls with their words.
export const said = {
  /** Said after saving. */
  saved: 'Saved.',
  /** Said after taking off. */
  removed: 'Taken off your saved pieces.',
  /** Said when there is no more room. */
  full: '{most} pieces are saved, which is all that there is room for. Take one off first.',
  /** Said when the browser stores nothing. */
  blocked: 'Your browser stores nothing for this site, so nothing can be saved.',
  /** Said after copying the address. */
  copied: 'Link copied.',
};

/** The words of saving and sharing. */
export const english = {
  /** The button that saves. */
  save: 'Save for later',
  /** The button that shares. */
  share: 'Share',
  /** The link to what is saved. */
  list: 'Saved pieces',
  ...said,
};

export type PieceActionsLabels = typeof english;
