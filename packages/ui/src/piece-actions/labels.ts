/** The words of saving and sharing. */
export interface PieceActionsLabels {
  /** The button that saves. */
  save: string;
  /** The button that shares. */
  share: string;
  /** The link to what is saved. */
  list: string;
  /** Said after saving. */
  saved: string;
  /** Said after taking off. */
  removed: string;
  /** Said when there is no more room. */
  full: string;
  /** Said when the browser keeps nothing. */
  blocked: string;
  /** Said after copying the address. */
  copied: string;
}

// Apart, for a page's own script, which finds the controls with their words.
export const said = {
  saved: 'Saved.',
  removed: 'Taken off your saved pieces.',
  full: '{most} pieces are saved, which is all that there is room for. Take one off first.',
  blocked: 'Your browser stores nothing for this site, so nothing can be saved.',
  copied: 'Link copied.',
};

export const english: PieceActionsLabels = {
  save: 'Save for later',
  share: 'Share',
  list: 'Saved pieces',
  ...said,
};
