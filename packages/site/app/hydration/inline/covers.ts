/** Replaces a cover that fails to load by the picture in its `data-fallback`, once. */
export function brokenCovers(document: Document) {
  // Error events of images do not bubble, so they are handled in the capture phase.
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
