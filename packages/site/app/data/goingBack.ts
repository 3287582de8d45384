/**
 * Whether a navigation goes through the history (Back, Forward). Only then may a cached answer be shown; a link always
 * makes a call. The listener is in place before the router's own, since the entry module loads this file first.
 */
let poppedTo: string | undefined;

export function watchHistory() {
  window.addEventListener('popstate', () => {
    poppedTo = location.pathname + location.search;
  });
}

/** True once for the address that the history has just moved to. */
export function isGoingBackTo(url: URL): boolean {
  const going = poppedTo !== undefined && poppedTo === url.pathname + url.search;
  poppedTo = undefined;
  return going;
}
