import type { MiddlewareFunction } from 'react-router';
import { missingFiles } from './missing-files.ts';

type Listener = (address: string) => void;
const listeners = new Set<Listener>();

/** Calls the listener with the address of each page whose data could not be loaded without a network. */
export function onMissedPage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For the root's `clientMiddleware`: if the data of a page cannot be loaded, the current page stays. The
 * navigation never ends; the next one replaces it.
 */
export const stayWithoutNetwork: MiddlewareFunction<
  Record<string, { type: string; result: unknown }>
> = async ({ url }, next) => {
  const results = await next();
  // A failed request has no answer. The page itself shows an error that the server sent.
  const isMissed = Object.values(results).some(
    ({ type, result }) => type === 'error' && result instanceof TypeError,
  );
  const { pathname, search } = url;
  // After Back or Forward the address has already changed: the browser loads it, and the worker answers.
  if (isMissed && location.pathname === pathname) location.reload();
  if (!isMissed || listeners.size === 0) return results;
  for (const listener of listeners) listener(pathname + search);
  return new Promise(() => undefined);
};

/** Loads the script files of a page. Returns whether the page can be opened. */
export async function canBeOpened(pathname: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answers = await Promise.all(missingFiles(pathname).map((file) => fetch(file)));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
