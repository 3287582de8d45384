/**
 * Fetches the site's whole style sheet, which an idle page names but has not asked for: what comes now may use rules that the page
 * had no use for. It settles when the sheet is there, or cannot be had.
 */
export function wholeSheet(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  if (!sheet) return Promise.resolve();
  const settled = new Promise((resolve) => {
    for (const name of ['load', 'error']) sheet.addEventListener(name, resolve, { once: true });
  });
  sheet.disabled = false;
  return settled;
}
