import { useSyncExternalStore } from 'react';
import { ScrollRestoration } from 'react-router';

/**
 * Scroll positions are the browser's affair until the application runs, and the router's from then on. Its own inline
 * script is left out: it would apply a position of an earlier visit to a page that the browser has placed already.
 */
export function LiveScroll() {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return live ? <ScrollRestoration /> : null;
}

const never = () => () => {};
