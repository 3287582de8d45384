import { type PieceActionsLabels, said } from './labels.ts';
import { mostSaved, readSavedPieces, writeSavedPieces } from './saved-pieces.ts';

/** The messages after a press. */
export type PieceActionWords = Pick<PieceActionsLabels, keyof typeof said>;

/**
 * The event that the button dispatches when the list has changed, so that the host can store the pieces
 * themselves. It bubbles.
 */
export const savedPiecesChanged = 'savedpieceschange';

/** The detail of `savedPiecesChanged`. The host may replace the message. */
export interface SavedPiecesChange {
  saved: boolean;
  say: (sentence: string) => void;
}

/** How long a message is shown, in milliseconds. */
const shownFor = 6_000;

/**
 * Handles `PieceActions`: saves and removes, shares through the system's sheet or copies the link, and shows
 * a message.
 *
 * It works without the application, so that a page can run it as a small script. Running it twice is safe.
 *
 * @returns a function that removes the listeners.
 */
export function pieceActions(doc: Document, words: PieceActionWords = said): () => void {
  const view = doc.defaultView!;
  let timer: ReturnType<typeof setTimeout>;

  const show = () => {
    const saved = new Set(readSavedPieces().map(({ path }) => path));
    for (const button of doc.querySelectorAll<HTMLElement>('[data-piece-save]'))
      button.setAttribute('aria-pressed', String(saved.has(button.dataset.pieceSave!)));
  };

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-piece-save], [data-piece-share]');
    // Another instance or the host has handled this press.
    if (!button || event.defaultPrevented) return;
    event.preventDefault();
    const group = button.closest('[data-piece]')!;
    const status = group.querySelector('[role=status]')!;
    const say = (sentence: string) => {
      status.textContent = sentence;
      clearTimeout(timer);
      timer = setTimeout(() => (status.textContent = ''), shownFor);
    };
    const title = group.querySelector<HTMLElement>('[data-piece-title]')!.dataset.pieceTitle!;
    const { pieceSave, pieceShare } = button.dataset;
    if (pieceSave === undefined) share({ title, url: new URL(pieceShare!, doc.baseURI).href }, say);
    else save({ path: pieceSave, title }, button, say);
  };

  const save = (piece: { path: string; title: string }, button: HTMLElement, say: (text: string) => void) => {
    const before = readSavedPieces();
    const others = before.filter(({ path }) => path !== piece.path);
    const saved = others.length === before.length;
    if (saved && before.length >= mostSaved) {
      say(words.full.replace('{most}', String(mostSaved)));
      return;
    }
    try {
      writeSavedPieces(saved ? [piece, ...before] : others);
    } catch {
      say(words.blocked);
      return;
    }
    show();
    say(saved ? words.saved : words.removed);
    const detail: SavedPiecesChange = { saved, say };
    button.dispatchEvent(new CustomEvent(savedPiecesChanged, { bubbles: true, detail }));
  };

  const share = (piece: { title: string; url: string }, say: (text: string) => void) => {
    // Some browsers have no share sheet, and none has a clipboard without TLS, whatever the types say.
    const navigator: Partial<Pick<Navigator, 'share' | 'clipboard'>> = view.navigator;
    // Closing the sheet without a choice is not an error.
    if (navigator.share) navigator.share(piece).catch(() => undefined);
    else if (navigator.clipboard)
      navigator.clipboard.writeText(piece.url).then(
        () => say(words.copied),
        () => say(piece.url),
      );
    else say(piece.url);
  };

  doc.addEventListener('click', onClick);
  view.addEventListener('storage', show);
  show();
  return () => {
    clearTimeout(timer);
    doc.removeEventListener('click', onClick);
    view.removeEventListener('storage', show);
  };
}
