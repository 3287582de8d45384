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
