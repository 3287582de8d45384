/**
 * The service worker: reading without a network. The network comes first for every page; a kept one is shown only where it
 * fails or is silent. Decided in docs/decisions/offline.md.
 */
import { cachePrefix, keptCaches, type KeptAnswer, type ToWorker } from '../kept.ts';
import { answerFile, isHashed, sweepFiles } from './files.ts';
import { keptPage, offlinePage } from './offline-page.ts';
import { keepRead, keepSaved, keepShell, noteAnswer } from './pages.ts';
import { type Fetching, scope } from './scope.ts';

/** So long the network may be silent, in milliseconds, before a kept page is shown. One that is not kept is waited for. */
const patience = 6_000;

const names: string[] = Object.values(keptCaches);

scope.addEventListener('install', (event) => {
  // A page needs nothing of the worker that it was opened with, so a new one need not wait until all are closed.
  event.waitUntil(Promise.all([keepShell().catch(() => undefined), scope.skipWaiting()]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && !names.includes(name)) await caches.delete(name);
  await sweepFiles();
  // The page is asked for while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (isHashed(pathname) || /^\/(?:media\/|placeholder\.svg)/.test(pathname))
    event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
});

async function answerPage(event: Fetching, path: string): Promise<Response> {
  const answer = fromNetwork(event, path);
  // It is kept even if it comes after the kept one was shown.
  event.waitUntil(answer.catch(() => undefined));
  try {
    const silent = new Promise<undefined>((end) => setTimeout(end, patience));
    return (await Promise.race([answer, silent])) ?? (await keptPage(path)) ?? (await answer);
  } catch {
    return (await keptPage(path)) ?? offlinePage();
  }
}

async function fromNetwork(event: Fetching, path: string): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(noteAnswer(path, answer.clone()));
  return answer;
}

scope.addEventListener('message', (event) => {
  const [answer] = event.ports;
  const told = event.data as ToWorker;
  if ('read' in told) event.waitUntil(keepRead(told.read));
  else event.waitUntil(keepList(told.saved, answer));
});

async function keepList(saved: readonly string[], answer: MessagePort | undefined) {
  const kept: KeptAnswer = await keepSaved(saved);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  answer?.postMessage(kept);
}
