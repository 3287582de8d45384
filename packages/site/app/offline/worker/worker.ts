/**
 * The service worker for offline reading. Pages are network-first; a cached page is shown only if the network
 * fails or does not answer. docs/decisions/offline.md gives the reasons.
 */
import { Router, Route } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cachePrefix, cacheNames, type SavedAnswer, type WorkerMessage } from '../contract.ts';
import { filePlugin, isHashed, sweepFiles } from './files.ts';
import { cachedPage, offlinePage } from './offline-page.ts';
import { cacheFirstShell, cacheRead, cacheSaved, cacheShell, completeShell, updateCopies } from './pages.ts';
import { scope } from './scope.ts';

/**
 * How long to wait for the network, in seconds, before a cached page is shown. For a page that is not cached
 * there is no limit.
 */
const networkTimeoutSeconds = 6;

const names: string[] = Object.values(cacheNames);

scope.addEventListener('install', (event) => {
  // The first worker of a browser is active at once, since the reader may be waiting for a saved piece.
  const shell = scope.registration.active ? cacheShell() : cacheFirstShell();
  // A page does not depend on its worker's version, so a new worker need not wait until all pages are closed.
  event.waitUntil(Promise.all([shell.catch(() => undefined), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !names.includes(name)) await caches.delete(name);
  await sweepFiles();
  // The browser requests the page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

const pages = new NetworkFirst({
  cacheName: cacheNames.saved,
  networkTimeoutSeconds,
  plugins: [
    {
      // Each page goes into the caches of its kind, with its files; the strategy itself stores none.
      cacheWillUpdate: async ({ request, response }) => {
        await updateCopies(pathOf(request), response);
        return null;
      },
      cachedResponseWillBeUsed: ({ request }) => cachedPage(pathOf(request)),
      handlerDidError: offlinePage,
    },
  ],
});

const files = new CacheFirst({ cacheName: cacheNames.files, plugins: [filePlugin] });

// Everything else uses the network only: data of the running application (`/path.data`), calls, sound, ranges
// of a file.
const router = new Router();
router.registerRoute(
  new Route(
    ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isWholeFile(request),
    pages,
  ),
);
router.registerRoute(
  new Route(
    ({ request, sameOrigin, url }) =>
      sameOrigin &&
      isWholeFile(request) &&
      (isHashed(url.pathname) || /^\/(?:media\/|placeholder\.svg)/.test(url.pathname)),
    files,
  ),
);
router.addFetchListener();

const isWholeFile = (request: Request) => !request.headers.has('range');
const pathOf = (request: Request) => new URL(request.url).pathname;

/** The last list that is being cached. */
let saving: Promise<unknown> = Promise.resolve();

scope.addEventListener('message', (event) => {
  const [answer] = event.ports;
  const message = event.data as WorkerMessage;
  if ('read' in message) event.waitUntil(cachePieceAndShell(message.read));
  else event.waitUntil((saving = cacheList(message.saved, answer)));
});

async function cachePieceAndShell(path: string) {
  await cacheRead(path);
  // What the reader asked for comes before the two dozen pages of the shell.
  await saving;
  await completeShell();
}

async function cacheList(saved: readonly string[], port: MessagePort | undefined) {
  const answer: SavedAnswer = await cacheSaved(saved);
  port?.postMessage(answer);
  await sweepFiles();
}
