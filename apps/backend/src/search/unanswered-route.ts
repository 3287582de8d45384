import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { countUnanswered } from './unanswered.ts';

const report = z.object({ queries: z.array(z.string().max(100)).max(50) });

/** `/search/unanswered`: the web server reports searches of readers that no page answers. */
export function unanswered({ database: { db } }: Services) {
  return new Hono()
    .use('/search/unanswered', bodyLimit({ maxSize: 64 * 1024 }))
    .post('/search/unanswered', zValidator('json', report, refuseBadParameters), async (c) => {
      await countUnanswered(db, c.req.valid('json').queries);
      c.header('Cache-Control', 'no-store');
      return c.json({ status: 'counted' }, 202);
    });
}
