/**
 * The inline script of the pages that are printed: their buttons print like the browser's menu, without
 * application and network.
 */
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print]')) print();
});
