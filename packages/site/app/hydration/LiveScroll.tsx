import { ScrollRestoration } from 'react-router';

/**
 * The browser restores scroll positions until the application runs, and the router does from then on. Its inline
 * script is left out: it would apply a position of an earlier visit to a page that the browser has placed already.
 */
export function LiveScroll() {
  // Called, not rendered: only its hooks are needed, and they run as this component's own.
  ScrollRestoration({});
  return null;
}
