import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { countReads } from './counts.ts';
import { dayIn } from './day.ts';
import { readsReport } from './report.ts';

/** `/reads`: the web server reports what its readers read. It passes no reader on to this call. */
export function readsRoute({ database: { db }, settings }: Pick<Services, 'database' | 'settings'>) {
  return new Hono()
    .use('/reads', bodyLimit({ maxSize: 512 * 1024 }))
    .post(
      '/reads',
      zValidator('json', readsReport(settings.DEFAULT_DOMAIN), refuseBadParameters),
      async (c) => {
        await countReads(db, c.req.valid('json'), dayIn(settings.DESK_TIME_ZONE));
        c.header('Cache-Control', 'no-store');
        return c.json({ status: 'counted' }, 202);
      },
    );
}
