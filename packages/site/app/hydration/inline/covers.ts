/** Replaces a cover that cannot be loaded, once, by the picture in its `data-fallback`. */
export function brokenCovers(document: Document) {
  // Errors of images do not bubble, so they are caught in the capture phase.
  document.addEventListener('error', replace, true);
}

function replace(event: Event) {
  const image = event.target as HTMLImageElement;
  const fallback = image.dataset?.['fallback'];
  if (!fallback) return;
  delete image.dataset['fallback'];
  image.removeAttribute('srcset');
  image.style.backgroundColor = image.style.objectPosition = '';
  delete image.dataset['styled'];
  image
    .closest('picture')
    ?.querySelectorAll('source')
    .forEach((source) => source.removeAttribute('srcset'));
  image.src = fallback;
}
