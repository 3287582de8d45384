import { cacheNames } from './contract.ts';

/** Returns whether the worker has a cached copy of the page, which a document navigation would show. */
export async function isCached(pathname: string): Promise<boolean> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return false;
  const { saved, read, shell } = cacheNames;
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
