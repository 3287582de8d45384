/** One entry of the reader's list, as the browser keeps it. */
export interface SavedPiece {
  /** The address of the piece on this site, `/articles/lunch-boxes`. */
  path: string;
  title: string;
}

/** Where the browser keeps the list, the newest entry first: JSON of `SavedPiece[]`. */
export const savedKey = 'dn.savedPieces';

/** The most pieces that are saved. The reader removes one before there is room for another: none is removed automatically. */
export const mostSaved = 50;

/** The list; empty where none is stored, or the stored text cannot be read. */
export function readSavedPieces(): SavedPiece[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(savedKey)!);
    return Array.isArray(list) ? list.filter((entry) => isPath(entry?.path) && entry.title) : [];
  } catch {
    return [];
  }
}

/** Only addresses of this very site: a list that somebody else has written leads nowhere else. */
const isPath = (path: unknown) => typeof path === 'string' && /^\/(?!\/)/.test(path);

/** Keeps the list. Throws where the browser keeps nothing for this site. */
export function writeSavedPieces(pieces: readonly SavedPiece[]): void {
  localStorage.setItem(savedKey, JSON.stringify(pieces));
}
