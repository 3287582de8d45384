/** An entry of the reader's list, as stored in the browser. */
export interface SavedPiece {
  /** The address of the piece on this site, `/articles/lunch-boxes`. */
  path: string;
  title: string;
}

/** The storage key of the list, newest entry first: JSON of `SavedPiece[]`. */
export const savedKey = 'dn.savedPieces';

/** The maximum number of saved pieces. Nothing is removed automatically; the reader has to remove one. */
export const mostSaved = 50;

/** Returns the list; empty if none is stored or the stored text is invalid. */
export function readSavedPieces(): SavedPiece[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(savedKey)!);
    return Array.isArray(list) ? list.filter((entry) => isPath(entry?.path) && entry.title) : [];
  } catch {
    return [];
  }
}

/** Returns whether a path belongs to this site, so that a manipulated list cannot link elsewhere. */
const isPath = (path: unknown) => typeof path === 'string' && /^\/(?!\/)/.test(path);

/** Stores the list. Throws if the browser's storage is blocked or full. */
export function writeSavedPieces(pieces: readonly SavedPiece[]): void {
  localStorage.setItem(savedKey, JSON.stringify(pieces));
}
