import { zValidator } from '@hono/zod-validator';
import { stringify } from 'csv-stringify';
import { type Context, Hono } from 'hono';
import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import * as z from 'zod';
import { refuseBadParameters } from '../http/errors.ts';
import {
  listFailedLinks,
  readDomains,
  readsByDay,
  readsByPage,
  readsOfPages,
  type Span,
} from '../readers/counts.ts';
import { dayIn } from '../readers/day.ts';
import { topUnanswered } from '../search/unanswered.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, only } from './access.ts';
import { titlesOf } from './front-items.ts';

const mostSearches = 50;

const asked = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([7, 28, 90, 365]))
    .default(28),
  domain: z.string().max(253).optional(),
  /** Counts the days of one page. */
  path: z.string().max(200).optional(),
});

/** What readers read, searched in vain and found to be nothing, in numbers alone. For editors and owners. */
export function readerRoutes({ database: { db }, settings }: Pick<Services, 'database' | 'settings'>) {
  const editors = only('editor', 'owner');
  const query = zValidator('query', asked, refuseBadParameters);
  const spanOf = ({ days, domain = settings.DEFAULT_DOMAIN }: z.output<typeof asked>): Span => ({
    domain,
    days,
    today: dayIn(settings.DESK_TIME_ZONE),
  });

  return new Hono<DeskEnv>()
    .get('/readers', editors, query, async (c) => {
      const given = c.req.valid('query');
      const span = spanOf(given);
      const [domains, days, pages, failed, searches] = await Promise.all([
        readDomains(db),
        readsByDay(db, span, given.path),
        readsByPage(db, span),
        listFailedLinks(db, span),
        topUnanswered(db, mostSearches),
      ]);
      const items = await titlesOf(
        { db, domain: span.domain, piecesDir: settings.PIECES_DIR },
        pages.map(({ path }) => path),
      );
      const titles = new Map(items.map(({ href, title }) => [href, title]));
      return c.json({
        domain: span.domain,
        domains,
        days,
        pages: pages.map((page) => ({ ...page, title: titles.get(page.path) ?? null })),
        failed,
        searches,
      });
    })
    .get('/readers/reads.csv', editors, query, async (c) =>
      csv(c, 'reads', ['day', 'path', 'times'], readsOfPages(db, spanOf(c.req.valid('query')))),
    )
    .get('/readers/failed-links.csv', editors, query, async (c) =>
      csv(
        c,
        'failed-links',
        ['path', 'source', 'times', 'days', 'lastDay'],
        await listFailedLinks(db, spanOf(c.req.valid('query'))),
      ),
    )
    .get('/readers/searches.csv', editors, async (c) =>
      csv(c, 'searches', ['query', 'asked', 'days', 'lastDay'], await topUnanswered(db, mostSearches)),
    );
}

/**
 * A file for a spreadsheet, which runs nothing of it as a formula. Written as it is read: a year may be long. The first
 * rows are awaited, so that a database that cannot be read is an error and not half a file.
 */
async function csv(
  c: Context,
  name: string,
  columns: string[],
  rows: Iterable<object> | AsyncIterable<object>,
) {
  const lines = stringify({ header: true, columns, bom: true, escape_formulas: true });
  // An error ends the answer, which the browser reports as a failed download.
  pipeline(Readable.from(rows), lines, () => undefined);
  await once(lines, 'readable');
  return c.body(Readable.toWeb(lines) as ReadableStream, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
