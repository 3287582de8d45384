/** Pages of one piece: what a card's picture may become the lead of. */
const piece = /^\/(?:articles|health-wellness|blog)\/[^/]+$/;

/**
 * The picture of a card becomes the lead of the page that it opens. The two are named for as long as the page changes, so that no page
 * ever has two of the name; any other change of page is as plain as before. The style sheet says how long it takes, and whether at all.
 */
export function leadPictures(window: Window, document: Document) {
  window.addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { pathname = '' } = activation?.entry?.url ? new URL(activation.entry.url) : {};
    carry(viewTransition, piece.test(pathname) ? cardPictureTo(pathname, document) : undefined);
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    carry(viewTransition, document.querySelector<HTMLElement>('main figure img[fetchpriority="high"]'));
  });
}

/** The picture on the screen of a card that leads to this page. */
function cardPictureTo(pathname: string, document: Document): HTMLElement | undefined {
  for (const link of document.querySelectorAll(`main a[href="${pathname}"]`)) {
    const picture = link.closest('article, li, nav')?.querySelector('img');
    const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
    if (picture && bottom > 0 && top < innerHeight) return picture;
  }
  return undefined;
}

function carry(transition: ViewTransition | null, picture: HTMLElement | null | undefined) {
  if (!transition) return;
  if (!picture) {
    transition.skipTransition();
    return;
  }
  picture.style.viewTransitionName = 'lead';
  const forget = () => (picture.style.viewTransitionName = '');
  transition.finished.then(forget, forget);
}
