import { once } from 'node:events';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { createChanges } from './changes.ts';

/** More sites than one backend serves; each of them has one connection. */
const mostFollowers = 256;
/** So that either side notices a connection that broke without a word. */
const signOfLifeMs = 15_000;
const signOfLife = ': here\n\n';

/**
 * `/changes`: server-sent events for the sites that show the posts, one named `posts` after each change. It says that something has
 * changed and not what: whoever keeps pages makes them again as they are asked for. Web passes no reader on to it.
 */
export function postChanges(services: Pick<Services, 'database' | 'logger' | 'stopping'>) {
  const { stopping } = services;
  const changes = createChanges(services);
  return new Hono().get('/changes', (c) => {
    if (changes.followers >= mostFollowers)
      throw new ApiError(503, 'busy', 'Too many sites follow the changes of this backend.');
    c.header('cache-control', 'no-store, no-transform');
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      if (stopping.aborted) return;
      await stream.write(signOfLife);
      const unfollow = changes.follow(() => void stream.writeSSE({ event: 'posts', data: 'changed' }));
      const signs = setInterval(() => void stream.write(signOfLife), signOfLifeMs);
      const left = new AbortController();
      stream.onAbort(() => left.abort());
      // Who left during the first write is not told of any more.
      if (!stream.aborted) await once(stopping, 'abort', { signal: left.signal }).catch(() => undefined);
      clearInterval(signs);
      unfollow();
    });
  });
}
