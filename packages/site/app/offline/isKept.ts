import { keptCaches } from './kept.ts';

/** Whether the worker has the page of an address, which the browser then gets by opening it. */
export async function isKept(pathname: string): Promise<boolean> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return false;
  const { saved, read, shell } = keptCaches;
  const pages = [saved, read, shell].map((cacheName) => caches.match(pathname, { cacheName }));
  return (await Promise.all(pages)).some((page) => page !== undefined);
}

export async function hasNetwork(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * For a page of the running application that stands already, and whose data are here now: where they say that nothing could be had,
 * there is no network and the worker has the page, the browser opens that one. A server that answers is believed.
 *
 * @returns the data; while the browser is on its way, nothing
 */
export async function orKept<Data extends object>(data: Data, pathname: string): Promise<Data> {
  if (!('status' in data) || data.status !== 503 || location.pathname !== pathname) return data;
  if ((await hasNetwork()) || !(await isKept(pathname))) return data;
  location.reload();
  return new Promise(() => undefined);
}
