/** The words of keeping pieces, and of /saved. */

export const removePiece = (title: string) => `Remove ${title}`;
export const isRemoved = (title = 'The piece') => `${title} is removed.`;
export const forgotten = 'What you read is forgotten.';
export const takenOff = 'A piece that is no longer in the magazine was taken off your list.';

export const savedPieces = 'Saved Pieces';
export const savedPiecesAre =
  'The pieces that you have saved in this browser, and those that you read last, to be read without a network, too.';
export const savedKeyword = 'saved';
export const staysHere = (most: number) =>
  `What you save stays in this browser, ${most} pieces at most, and can be read where there is no network. We are not told of it; {how}.`;
export const howThatWorks = 'how that works';
export const noScript =
  'Your list is kept by your browser and put together by a script, and this browser runs none. Nothing can be saved here without it; the bookmarks of your browser do the same.';
export const savedForLater = 'Saved for later';
export const nothingSaved = 'Nothing is saved yet.';
export const howToSave =
  '“Save for later” stands under the headline of every piece. Press it, and the piece is kept like a clipping on the refrigerator, with its picture, until you take it down.';
export const readLast = 'Read last';
export const lastOpened = (most: number) =>
  `The last ${most} pieces that were opened in this browser are kept as well.`;
export const forget = 'Forget what I read';
export const withoutNetwork = 'For a night without a network';
export const printThese = 'Print these once and hang them where the medicine is. Paper needs no signal.';
export const newHere = 'New in the Magazine';
export const remove = 'Remove';
