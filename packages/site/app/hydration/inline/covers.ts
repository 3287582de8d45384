/** A cover that cannot be loaded is replaced, once, by the picture that its `data-fallback` names. */
export function brokenCovers(document: Document) {
  // Errors of pictures do not bubble; they can only be caught on the way down.
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
