import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The path below /desk: `/`, `/pieces/…`. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname.replace(/^\/desk\/?/, '/'));
}

/** Goes to a path below /desk. */
export function go(path: string, { replace = false } = {}): void {
  const address = `/desk${path === '/' ? '' : path}`;
  if (replace) window.history.replaceState(null, '', address);
  else window.history.pushState(null, '', address);
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}
