import { zValidator } from '@hono/zod-validator';
import { newsTiles } from '@daily-nest/content/home';
import { topicBySlug } from '@daily-nest/content/topics';
import { Hono } from 'hono';
import * as z from 'zod';
import { hasHeadlines } from '../feeds/store.ts';
import { cacheable } from '../http/caching.ts';
import { domainParameter } from '../http/domain-parameter.ts';
import { refuseBadParameters } from '../http/errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Services } from '../services.ts';
import { listFronts } from './front.ts';
import { frontAnswer } from './front-answer.ts';

/** The feeds of the tiles of the front page. */
const tileFeeds = newsTiles.flatMap(({ topic }) => topicBySlug(topic)?.feeds.map(({ feed }) => feed) ?? []);

/**
 * `/front`: what editors have placed on the front page and on section pages, as it is shown now, what the day lifts, and whether other
 * newsrooms' headlines have been read.
 */
export function frontRoute({ settings, database: { read: db } }: Services, pictures: Pictures) {
  const query = z.object({ domain: domainParameter(settings.DEFAULT_DOMAIN) });
  return new Hono().get('/front', cacheable, zValidator('query', query, refuseBadParameters), async (c) => {
    const { domain } = c.req.valid('query');
    const [newest] = await listFronts(db, domain, undefined, 1);
    const around = { db, pictures, domain, zone: settings.DESK_TIME_ZONE };
    const [answer, outlets] = await Promise.all([
      frontAnswer(around, newest?.places ?? {}),
      hasHeadlines(db, tileFeeds),
    ]);
    return c.json({ ...answer, outlets });
  });
}
