import { isPiece } from '../../offline/is-piece.ts';
import { cardPictureTo, leadPicture } from '../lead-picture.ts';

/**
 * Animates the picture of a card to the lead of its page. Both have a view transition name only while the
 * page changes, so that no page ever has two elements of that name. The style sheet sets the duration, and
 * whether it runs at all.
 */
export function leadPictures(window: Window, document: Document) {
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname = '' } = activation?.entry?.url ? new URL(activation.entry.url) : {};
    carry(viewTransition, isPiece(pathname) ? cardPictureTo(pathname, document) : undefined);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    carry(viewTransition, leadPicture(document));
  });
  // Chromium skips a transition that is ready only after the first paint. It fires no event for it, but logs
  // an uncaught promise to the reader's console.
  window.addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<DOMException>;
    if (name === 'InvalidStateError' && message?.startsWith('Transition was aborted')) event.preventDefault();
  });
}

function carry(transition: ViewTransition | null, picture: HTMLElement | null | undefined) {
  if (!transition) return;
  // A transition that the browser skips or aborts is not an error, but each of its rejected promises would be
  // logged as uncaught.
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
