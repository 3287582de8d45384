import { once } from 'node:events';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { createChanges } from './changes.ts';

/** More than the number of sites of any backend; each site has one connection. */
const maxFollowers = 256;
/** Without heartbeats, neither side would notice a broken connection. */
const heartbeatMs = 15_000;
const heartbeat = ': here\n\n';

/**
 * `/changes`: server-sent events for the sites that show the posts. Each change sends the event `posts`
 * without details. The web server does not expose it to readers.
 */
export function postChanges(services: Pick<Services, 'database' | 'logger' | 'stopping'>) {
  const { stopping } = services;
  const changes = createChanges(services);
  return new Hono().get('/changes', (c) => {
    if (changes.followers >= maxFollowers)
      throw new ApiError(503, 'busy', 'Too many sites follow the changes of this backend.');
    c.header('cache-control', 'no-store, no-transform');
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      if (stopping.aborted) return;
      await stream.write(heartbeat);
      const unfollow = changes.follow(() => void stream.writeSSE({ event: 'posts', data: 'changed' }));
      const timer = setInterval(() => void stream.write(heartbeat), heartbeatMs);
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      // The client may have left during the first write.
      if (!stream.aborted) await once(stopping, 'abort', { signal: left.signal }).catch(() => undefined);
      clearInterval(timer);
      unfollow();
    });
  });
}
