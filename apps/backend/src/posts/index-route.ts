import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { isReadableDay } from './days.ts';
import { domainParameter } from '../http/domain-parameter.ts';
import { correctedPosts, indexOfPosts, type IndexPosition } from './queries.ts';
import { logBadRows } from './readable-rows.ts';

// Cursor for callers: date and id of the last row of a page.
const encode = ({ date, id }: IndexPosition) => Buffer.from(`${date} ${id}`).toString('base64url');

const cursor = z
  .string()
  .transform((text, context) => {
    const [, date, id] =
      /^(\d{4}-\d{2}-\d{2}) (\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
    if (date !== undefined && id !== undefined && isReadableDay(date) && z.iso.date().safeParse(date).success)
      return { date, id: Number(id) };
    context.addIssue({ code: 'custom', message: 'must be the one of an earlier answer' });
    return z.NEVER;
  })
  .optional();

/** `/posts/index`: every post of a domain for sitemaps and feeds, newest first, 500 a page. `/posts/corrections`: those with one. */
export function postIndex({ settings, database: { read: db }, logger }: Services) {
  const onBadRow = logBadRows(logger);
  const query = z.object({ domain: domainParameter(settings.DEFAULT_DOMAIN), cursor });
  return new Hono()
    .get(
      '/posts/corrections',
      cacheable,
      zValidator('query', query.pick({ domain: true }), refuseBadParameters),
      async (c) => c.json({ posts: await correctedPosts(db, c.req.valid('query').domain) }),
    )
    .get('/posts/index', cacheable, zValidator('query', query, refuseBadParameters), async (c) => {
      const { domain, cursor: after } = c.req.valid('query');
      const { rows, next } = await indexOfPosts(db, domain, after, onBadRow);
      return c.json({
        posts: rows.map(({ slug, title, description, date, author, updated, changedAt, corrections }) => ({
          slug,
          title,
          description,
          date,
          ...(author !== null && { author }),
          ...(updated !== null && { updated }),
          changed: new Date(changedAt).toISOString(),
          ...(corrections.length > 0 && { corrections }),
        })),
        cursor: next ? encode(next) : null,
      });
    });
}
