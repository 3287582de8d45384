/**
 * The inline script of the pages of urgent help. Their buttons print through the browser, so they need no application and no network.
 */
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print]')) print();
});
