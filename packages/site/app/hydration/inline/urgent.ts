/**
 * The inline script of the pages of urgent help. Their buttons print as the browser's own menu does, so they need no application and no
 * network; and an address of the time when all emergencies stood on one page (/urgent#choking) leads to the page of its own.
 */
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print]')) print();
});
document.addEventListener('DOMContentLoaded', () => {
  const link = document.getElementById(location.hash.slice(1));
  if (link instanceof HTMLAnchorElement && 'emergency' in link.dataset) location.replace(link.href);
});
