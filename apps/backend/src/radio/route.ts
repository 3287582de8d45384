import type { HttpBindings } from '@hono/node-server';
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { createBuiltInStation } from './built-in-station.ts';
import { createRelay } from './relay.ts';
import { relayName } from './upstream.ts';
import { OffAirError, type Station } from './station.ts';

/** Live sound for the `<audio crossorigin>` of any page: caches must not store, change or buffer it. */
const liveHeaders = {
  'cache-control': 'no-store, no-transform',
  'accept-ranges': 'none',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-accel-buffering': 'no',
};

/** `/stream` and `/now-playing`: the relay of `RADIO_URL`, or the built-in station without one. */
export function radio({ settings, logger, stopping, metrics }: Services) {
  const ports = settings.RADIO_PORTS.map(String);
  const rule = `must be ${ports.length > 1 ? 'one of ' : ''}${ports.join(', ')}`;
  const query = z.object({
    port: z.string('is missing').refine((port) => ports.includes(port), rule),
  });
  const stations = new Map<string, Station>();

  function stationOf(port: string): Station {
    // The built-in station plays the same on every port.
    const key = settings.RADIO_URL === undefined ? 'built-in' : port;
    const known = stations.get(key);
    if (known) return known;
    const made =
      settings.RADIO_URL === undefined ? createBuiltInStation() : createRelay(sourceOf(port), logger);
    stations.set(key, made);
    if (stopping.aborted) made.close();
    return made;
  }

  function sourceOf(port: string): URL {
    const source = new URL(settings.RADIO_URL ?? '');
    source.port = port;
    return source;
  }

  metrics?.gauge('radio_listeners', 'Who hears the radio.', () =>
    [...stations.values()].reduce((sum, { listeners }) => sum + listeners, 0),
  );
  stopping.addEventListener('abort', () => {
    for (const station of stations.values()) station.close();
  });

  return new Hono<{ Bindings: Partial<HttpBindings> | undefined }>()
    .use('/stream', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
    .use('/now-playing', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }))
    .get('/stream', zValidator('query', query, refuseBadParameters), async (c) => {
      if (c.req.header('user-agent') === relayName)
        throw new ApiError(508, 'loop', 'This backend would relay itself.');
      const station = stationOf(c.req.valid('query').port);
      try {
        if (c.req.method === 'HEAD')
          return c.body(null, 200, { ...(await station.headers()), ...liveHeaders });
        const outgoing = c.env?.outgoing;
        const { headers, body } = await station.tuneIn(outgoing && (() => outgoing.destroy()));
        return c.body(body, 200, { ...headers, ...liveHeaders });
      } catch (error) {
        if (error instanceof OffAirError)
          throw new ApiError(502, 'off_air', 'The stream is not on the air.', { cause: error });
        throw error;
      }
    })
    .get('/now-playing', zValidator('query', query, refuseBadParameters), async (c) => {
      const playing = await stationOf(c.req.valid('query').port).nowPlaying();
      return c.json(playing, 200, { 'cache-control': 'public, max-age=5' });
    });
}
