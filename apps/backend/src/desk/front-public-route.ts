import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { domainParameter } from '../http/domain-parameter.ts';
import { refuseBadParameters } from '../http/errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Services } from '../services.ts';
import { listFronts } from './front.ts';
import { frontAnswer } from './front-answer.ts';

/** `/front`: what editors have placed on the front page and on section pages, as it is shown now. */
export function frontRoute({ settings, database: { read: db } }: Services, pictures: Pictures) {
  const query = z.object({ domain: domainParameter(settings.DEFAULT_DOMAIN) });
  return new Hono().get('/front', cacheable, zValidator('query', query, refuseBadParameters), async (c) => {
    const { domain } = c.req.valid('query');
    const [newest] = await listFronts(db, domain, undefined, 1);
    return c.json(await frontAnswer({ db, pictures, domain }, newest?.places ?? {}));
  });
}
