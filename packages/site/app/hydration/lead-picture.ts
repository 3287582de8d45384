/** Returns the visible picture of a card that links to this page. */
export function cardPictureTo(pathname: string, document: Document): HTMLElement | undefined {
  for (const link of document.querySelectorAll(`main a[href="${pathname}"]`)) {
    const picture = link.closest('article, li, nav')?.querySelector('img');
    const { top = 0, bottom = 0 } = picture?.getBoundingClientRect() ?? {};
    if (picture && bottom > 0 && top < innerHeight) return picture;
  }
  return undefined;
}

/** Returns the lead picture of a piece's page. */
export const leadPicture = (document: Document): HTMLElement | null =>
  document.querySelector('main figure img[fetchpriority="high"]');
