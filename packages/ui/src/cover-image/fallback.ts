/**
 * The attribute with the address of the replacement. The host's inline script reads it, too, for pictures
 * that fail before React runs.
 */
export const fallbackAttribute = 'data-fallback';

/** A host that moves style attributes into a style element names the element's rule in this attribute. */
const styledAttribute = 'data-styled';

/**
 * Shows the replacement of a picture that failed to load. Removes the attribute, so that a broken replacement
 * is not replaced again.
 */
export function swapToFallback(image: HTMLImageElement): void {
  const fallback = image.getAttribute(fallbackAttribute);
  if (!fallback) return;
  image.removeAttribute(fallbackAttribute);
  image.removeAttribute('srcset');
  // Color and focus belong to the broken picture, not to its replacement.
  image.style.backgroundColor = image.style.objectPosition = '';
  image.removeAttribute(styledAttribute);
  // Sources of a <picture> win over src. They stay in the document, because React owns them, but are emptied.
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const source of sources) source.removeAttribute('srcset');
  image.src = fallback;
}

/**
 * Replaces a picture that failed before a listener was attached: an image that is complete without a width
 * may be broken.
 */
export function swapIfBroken(image: HTMLImageElement | null): void {
  if (!image?.complete || image.naturalWidth > 0 || typeof image.decode !== 'function') return;
  // A drawing without a size has no width either, but only a broken picture fails to decode.
  image.decode().catch(() => swapToFallback(image));
}
