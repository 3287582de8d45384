import { topicBySlug } from '@daily-nest/content/topics';
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { domainParameter } from '../http/domain-parameter.ts';
import { logBadRows } from '../posts/readable-rows.ts';
import { createFeeds } from './feeds.ts';
import type { Refresher } from './refresher.ts';
import { readWall } from './wall.ts';

/**
 * `/feeds/:topic`: the headlines of a topic's wall and our own posts, newest first.
 *
 * @param refresher reads the feeds. If it is not started, it reads only new sources on request.
 */
export function feeds(services: Services, refresher: Refresher = createFeeds(services)) {
  const { settings, database, logger } = services;
  const onBadRow = logBadRows(logger);
  const query = z.object({
    domain: domainParameter(settings.DEFAULT_DOMAIN).default(settings.DEFAULT_DOMAIN),
  });
  return new Hono().get(
    '/feeds/:topic',
    cacheable,
    zValidator('query', query, refuseBadParameters),
    async (c) => {
      const topic = topicBySlug(c.req.param('topic'));
      if (!topic) throw new ApiError(404, 'not_found', 'There is no wall for this topic.');
      const { domain } = c.req.valid('query');
      const { wall, untried } = await readWall(database.read, topic, domain, onBadRow);
      if (untried.length === 0) return c.json(wall);
      await refresher.readNow(untried);
      // A replica may lack the newest rows.
      return c.json((await readWall(database.db, topic, domain, onBadRow)).wall);
    },
  );
}
