/**
 * The service worker: reading without a network. Pages come from the network first; a cached page is shown only when the network
 * fails or is silent. docs/decisions/offline.md says why.
 */
import { cachePrefix, cacheNames, type SavedAnswer, type WorkerMessage } from '../contract.ts';
import { answerFile, isHashed, sweepFiles } from './files.ts';
import { cachedPage, offlinePage } from './offline-page.ts';
import { cacheRead, cacheSaved, cacheShell, updateCopies } from './pages.ts';
import { scope, type WorkerFetchEvent } from './scope.ts';

/** How long the network may be silent, in milliseconds, before a cached page is shown. A page that is not cached is waited for. */
const networkTimeout = 6_000;

const names: string[] = Object.values(cacheNames);

scope.addEventListener('install', (event) => {
  // A page needs nothing of the worker that it was opened with, so a new worker need not wait until all pages are closed.
  event.waitUntil(Promise.all([cacheShell().catch(() => undefined), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !names.includes(name)) await caches.delete(name);
  await sweepFiles();
  // The browser asks for the page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

// Everything else goes to the network alone: data of the running application (`/path.data`), calls, sound, ranges of a file.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (isHashed(pathname) || /^\/(?:media\/|placeholder\.svg)/.test(pathname))
    event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
});

async function answerPage(event: WorkerFetchEvent, path: string): Promise<Response> {
  const answer = fromNetwork(event, path);
  // The answer is cached even if it comes after the cached page was shown.
  event.waitUntil(answer.catch(() => undefined));
  try {
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout));
    return (await Promise.race([answer, timeout])) ?? (await cachedPage(path)) ?? (await answer);
  } catch {
    return (await cachedPage(path)) ?? offlinePage();
  }
}

async function fromNetwork(event: WorkerFetchEvent, path: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(updateCopies(path, answer.clone()));
  return answer;
}

scope.addEventListener('message', (event) => {
  const [answer] = event.ports;
  const message = event.data as WorkerMessage;
  if ('read' in message) event.waitUntil(cacheRead(message.read));
  else event.waitUntil(cacheList(message.saved, answer));
});

async function cacheList(saved: readonly string[], port: MessagePort | undefined) {
  const answer: SavedAnswer = await cacheSaved(saved);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  port?.postMessage(answer);
}
