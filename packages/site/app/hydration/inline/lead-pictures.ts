import { isPiece } from '../../offline/is-piece.ts';
import { cardPictureTo, leadPicture } from '../lead-picture.ts';

/**
 * The picture of a card becomes the lead of the page that it opens. The two are named for as long as the page changes, so that no page
 * ever has two of the name; any other change of page is as plain as before. The style sheet says how long it takes, and whether at all.
 */
export function leadPictures(window: Window, document: Document) {
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname = '' } = activation?.entry?.url ? new URL(activation.entry.url) : {};
    carry(viewTransition, isPiece(pathname) ? cardPictureTo(pathname, document) : undefined);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    carry(viewTransition, leadPicture(document));
  });
}

function carry(transition: ViewTransition | null, picture: HTMLElement | null | undefined) {
  if (!transition) return;
  // One that the browser gives up is no error of the page.
  transition.ready.catch(() => undefined);
  if (!picture) {
    transition.skipTransition();
    return;
  }
  picture.style.viewTransitionName = 'lead';
  const forget = () => (picture.style.viewTransitionName = '');
  transition.finished.then(forget, forget);
}
