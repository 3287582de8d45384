import { ScrollRestoration } from 'react-router';

/**
 * Lets the browser restore scroll positions until the application runs, and the router from then on. Leaves
 * out the router's inline script, which would apply an old position to a page that the browser has already
 * scrolled.
 */
export function LiveScroll() {
  // Called, not rendered: only its hooks are needed, and they run as this component's own.
  ScrollRestoration({});
  return null;
}
