import { readSavedPieces, savedPiecesChanged, type SavedPiecesChange } from '@daily-nest/ui/piece-actions';
import { cachePrefix, workerPath } from './contract.ts';
import { cacheSaved, postToWorker } from './post-to-worker.ts';
import * as words from '../words/errors.ts';

/**
 * Registers the service worker when the page has loaded and the browser is idle, or removes it if
 * OFFLINE=off. Makes it cache each piece that the reader saves. The application and the page's own module may
 * both call this.
 */
export function registerWorker(): void {
  const { dataset } = document.documentElement;
  if (!('serviceWorker' in navigator) || window.workerRegistered) return;
  window.workerRegistered = true;
  addEventListener(savedPiecesChanged, (event) => {
    const { saved, say } = (event as CustomEvent<SavedPiecesChange>).detail;
    void cacheAndReport(saved ? say : undefined);
  });
  const begin = () => void (dataset['offline'] === 'off' ? unregister() : register());
  const idle = () => {
    // A busy machine may never be idle, so there is a timeout. Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 });
    else setTimeout(begin);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

async function cacheAndReport(say: SavedPiecesChange['say'] | undefined) {
  const answer = await cacheSaved();
  if (!answer) return;
  const isWhole = answer.cached.length === readSavedPieces().length;
  say?.(isWhole ? words.savedAndKept : words.savedInList);
}

async function register() {
  const unseen = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(trusted());
  } catch {
    // No worker: the site has no TLS, or storage is blocked.
    return;
  }
  // No worker saw the request for this page.
  if (unseen) await postToWorker({ read: location.pathname });
}

/** Returns the worker's address as a trusted URL, which the page's policy (Trusted Types) requires. */
function trusted(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL?.(workerPath) ?? workerPath;
}

async function unregister() {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}
