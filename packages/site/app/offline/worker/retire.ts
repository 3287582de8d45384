/** What stands in the worker's place where the setting takes it off: it forgets everything that was kept, and goes. */
import { cachePrefix } from '../kept.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith(cachePrefix)) await caches.delete(name);
  await scope.registration.unregister();
}
