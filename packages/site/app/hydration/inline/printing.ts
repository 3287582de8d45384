/**
 * The inline script of the pages of urgent help: their buttons print as the browser's own menu does, so they need no application and no
 * network.
 */
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print]')) print();
});
