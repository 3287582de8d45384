import { isPiece } from '../../offline/is-piece.ts';
import { cardPictureTo, leadPicture } from '../lead-picture.ts';

/**
 * Moves the picture of a card to the lead of the page that it opens. Both have a view transition name only while the page changes, so
 * that no page ever has two elements of the name. The style sheet says how long it takes, and whether it happens at all.
 */
export function leadPictures(window: Window, document: Document) {
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname = '' } = activation?.entry?.url ? new URL(activation.entry.url) : {};
    carry(viewTransition, isPiece(pathname) ? cardPictureTo(pathname, document) : undefined);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    carry(viewTransition, leadPicture(document));
  });
  // Chromium drops a transition that is ready only after the first paint of the page. It gives that one to no event, but writes to the
  // reader's console that nobody has caught its promise.
  window.addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<DOMException>;
    if (name === 'InvalidStateError' && message?.startsWith('Transition was aborted')) event.preventDefault();
  });
}

function carry(transition: ViewTransition | null, picture: HTMLElement | null | undefined) {
  if (!transition) return;
  // A transition that the browser skips or aborts is no error of the page, but each promise that rejects uncaught is one in the console.
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone])
    promise.catch(() => undefined);
  if (!picture) {
    transition.skipTransition();
    return;
  }
  picture.style.viewTransitionName = 'lead';
  const forget = () => (picture.style.viewTransitionName = '');
  transition.finished.then(forget, forget);
}
