/** Where a picture's replacement is named. The host's inline script reads it too, for pictures that fail before React runs. */
export const fallbackAttribute = 'data-fallback';

/** Where a host that moves style attributes into a style element of the page names an element's rule. */
const styledAttribute = 'data-styled';

/**
 * Shows the replacement of a picture that could not be loaded. Once: it takes the attribute away, so that a replacement that
 * fails as well changes nothing more.
 */
export function swapToFallback(image: HTMLImageElement): void {
  const fallback = image.getAttribute(fallbackAttribute);
  if (!fallback) return;
  image.removeAttribute(fallbackAttribute);
  image.removeAttribute('srcset');
  // The color of a picture that does not come, and the place where it was cut, are not those of the replacement.
  image.style.backgroundColor = image.style.objectPosition = '';
  image.removeAttribute(styledAttribute);
  // Sources of a <picture> come before the address. They stay in place, since React owns them; empty, they are passed over.
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const source of sources) source.removeAttribute('srcset');
  image.src = fallback;
}

/** For a picture that failed before anybody listened: an image that is complete and has no width may be broken. */
export function swapIfBroken(image: HTMLImageElement | null): void {
  if (!image?.complete || image.naturalWidth > 0 || typeof image.decode !== 'function') return;
  // A drawing without a size of its own has no width either; only a broken one cannot be decoded.
  image.decode().catch(() => swapToFallback(image));
}
