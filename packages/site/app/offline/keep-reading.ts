import { readSavedPieces, savedPiecesChanged, type SavedPiecesChange } from '@daily-nest/ui/piece-actions';
import { cachePrefix, workerPath } from './kept.ts';
import { keepSaved, tell } from './tell.ts';

/**
 * Has the worker look after what is read and saved here: registers it when the page has loaded and the browser has nothing
 * else to do, or, where the setting says so, takes it off. The application and the page's own module may both call this.
 */
export function keepReading(): void {
  const { dataset } = document.documentElement;
  if (!('serviceWorker' in navigator) || window.keepsReading) return;
  window.keepsReading = true;
  addEventListener(savedPiecesChanged, (event) => {
    const { saved, say } = (event as CustomEvent<SavedPiecesChange>).detail;
    void keepAndSay(saved ? say : undefined);
  });
  const begin = () => void (dataset['offline'] === 'off' ? takeOff() : register());
  const idle = () => {
    // A page whose machine is busy may never be told that it is idle. Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2_000 });
    else setTimeout(begin);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

async function keepAndSay(say: SavedPiecesChange['say'] | undefined) {
  const answer = await keepSaved();
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
  // This page came before there was a worker to see it.
  if (unseen) await tell({ read: location.pathname });
}

/** The address as the page's policy (Trusted Types) wants it: this one, whatever was asked for. */
function trusted(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL?.(workerPath) ?? workerPath;
}

async function takeOff() {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}
