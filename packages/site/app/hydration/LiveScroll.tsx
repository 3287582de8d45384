import { ScrollRestoration } from 'react-router';

/**
 * Scroll positions are the browser's affair until the application runs, and the router's from then on. Its inline
 * script is left out: it would apply a position of an earlier visit to a page that the browser has placed already.
 */
export function LiveScroll() {
  // Called, not rendered: only its hooks are wanted, which run as this component's own.
  ScrollRestoration({});
  return null;
}
