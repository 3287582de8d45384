import { readSavedPieces, savedPiecesChanged, type SavedPiecesChange } from '@daily-nest/ui/piece-actions';
import { cachePrefix, workerPath } from './contract.ts';
import { cacheSaved, postToWorker } from './post-to-worker.ts';

/**
 * Registers the service worker when the page has loaded and the browser is idle, or removes it where OFFLINE=off; has it cache each
 * piece that the reader saves. The application and the page's own module may both call this.
 */
export function registerWorker(): void {
  const { dataset } = document.documentElement;
  if (!('serviceWorker' in navigator) || window.workerRegistered) return;
  window.workerRegistered = true;
  addEventListener(savedPiecesChanged, (event) => {
    const { saved, say } = (event as CustomEvent<SavedPiecesChange>).detail;
    void cacheAndSay(saved ? say : undefined);
  });
  const begin = () => void (dataset['offline'] === 'off' ? unregister() : register());
  const idle = () => {
    // A busy machine may never be idle, hence the time-out. Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 });
    else setTimeout(begin);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

async function cacheAndSay(say: SavedPiecesChange['say'] | undefined) {
  const answer = await cacheSaved();
  if (!answer) return;
  const isWhole = answer.kept.length === readSavedPieces().length;
  say?.(
    isWhole
      ? 'Saved, and kept to be read without a network.'
      : 'Saved in your list. To be read without a network it could not be kept.',
  );
}

async function register() {
  const unseen = !navigator.serviceWorker.controller;
  try {
    await navigator.serviceWorker.register(trusted());
  } catch {
    // No worker here: the site is not served by TLS, or the browser lets nothing be stored.
    return;
  }
  // No worker saw the request for this page.
  if (unseen) await postToWorker({ read: location.pathname });
}

/** The worker's address as a trusted URL, which the page's policy (Trusted Types) demands. */
function trusted(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL?.(workerPath) ?? workerPath;
}

async function unregister() {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}
