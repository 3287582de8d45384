import type { MiddlewareFunction } from 'react-router';
import { missingFiles } from './missing-files.ts';

type Listener = (address: string) => void;
const listeners = new Set<Listener>();

/** Called with the address of a page whose data could not be had for want of a network. */
export function onLostPage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For the root's `clientMiddleware`: a page whose data cannot be had leaves the one that is shown in its place. The navigation is
 * never ended; the next one takes over from it.
 */
export const keepPageWithoutNetwork: MiddlewareFunction<
  Record<string, { type: string; result: unknown }>
> = async ({ url }, next) => {
  const results = await next();
  // A call that fails has no answer; what the server answers, errors too, is the page's own affair.
  const isLost = Object.values(results).some(
    ({ type, result }) => type === 'error' && result instanceof TypeError,
  );
  const { pathname, search } = url;
  // Through the history the address has changed already: the browser asks for it, and the worker has an answer.
  if (isLost && location.pathname === pathname) location.reload();
  if (!isLost || listeners.size === 0) return results;
  for (const listener of listeners) listener(pathname + search);
  return new Promise(() => undefined);
};

/** Whether a page can be opened now, as far as that is known before it is asked for: its files of script are fetched. */
export async function canBeOpened(pathname: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answers = await Promise.all(missingFiles(pathname).map((file) => fetch(file)));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
