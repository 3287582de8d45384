/**
 * The inline script of the urgent pages. Old addresses of the time when all emergencies shared one page
 * (/urgent#choking) lead to the emergency's own page.
 */
document.addEventListener('DOMContentLoaded', () => {
  const link = document.getElementById(location.hash.slice(1));
  if (link instanceof HTMLAnchorElement && 'emergency' in link.dataset) location.replace(link.href);
});
