/** Replaces the worker if OFFLINE=off: deletes all our caches and unregisters itself. */
import { cachePrefix } from '../contract.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
  await scope.registration.unregister();
}
