/**
 * Loads the site's full style sheet, because new elements may use rules that the page does not have. An idle
 * page names the sheet without loading it. Resolves when the sheet has loaded or failed.
 */
export function loadFullStyleSheet(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  if (!sheet) return Promise.resolve();
  const settled = new Promise((resolve) => {
    for (const name of ['load', 'error']) sheet.addEventListener(name, resolve, { once: true });
  });
  sheet.disabled = false;
  return settled;
}
