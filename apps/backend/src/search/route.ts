import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { domainParameter } from '../http/domain-parameter.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { logBadRows, readableRows } from '../posts/readable-rows.ts';
import { searchPosts } from './search-posts.ts';

const mostResults = 50;
const limitRule = `must be a whole number from 1 to ${mostResults}`;

/** `/search`: a domain's posts that match a reader's words, best first, typos allowed. */
export function search({ settings, database: { read: db }, logger }: Services, pictures: Pictures) {
  const onBadRow = logBadRows(logger);
  const query = z.object({
    q: z.string('is missing').max(200, 'must have at most 200 characters'),
    domain: domainParameter(settings.DEFAULT_DOMAIN),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, limitRule)
      .transform(Number)
      .refine((number) => number >= 1 && number <= mostResults, limitRule)
      .default(10),
  });
  return new Hono().get('/search', cacheable, zValidator('query', query, refuseBadParameters), async (c) => {
    const { q, domain, limit } = c.req.valid('query');
    const found = readableRows(await searchPosts(db, domain, q, limit), onBadRow);
    const pictureFields = await pictures.fieldsOf(found.map(({ image }) => image));
    return c.json({
      results: found.map(({ image, ...post }) => ({
        ...post,
        ...(image === null ? {} : { image }),
        ...pictureFields(image),
      })),
    });
  });
}
