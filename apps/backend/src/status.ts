import { desc, gt, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readSource } from './blog-source/store.ts';
import { feedSources, pictures, postCounts } from './db/schema.ts';
import { mailStatus } from './mail/mail-status.ts';
import { topUnanswered } from './search/unanswered.ts';
import type { Services } from './services.ts';

const mostNamed = 20;

/**
 * `/status`: the state of a running backend, for `pnpm run doctor`. The web server does not expose it. It
 * contains nothing about readers except searches that were made on three days or more.
 */
export function status({ database, settings }: Services) {
  const { db } = database;
  return new Hono().get('/status', async (c) => {
    const posts = await db
      .select({ domain: postCounts.domain, posts: sql<number>`sum(${postCounts.posts})::int` })
      .from(postCounts)
      .groupBy(postCounts.domain);
    const failing = await db
      .select({ url: feedSources.url, failures: feedSources.failures, error: feedSources.error })
      .from(feedSources)
      .where(gt(feedSources.failures, 0))
      .orderBy(desc(feedSources.failures))
      .limit(mostNamed);
    const [feeds] = await db
      .select({
        known: sql<number>`count(*)::int`,
        failing: sql<number>`(count(*) filter (where ${feedSources.failures} > 0))::int`,
      })
      .from(feedSources);
    const [waiting] = await db
      .select({ failed: sql<number>`(count(*) filter (where ${pictures.failures} > 0))::int` })
      .from(pictures);
    return c.json(
      {
        mail: settings.mail ? await mailStatus(db) : null,
        database: database.kind,
        posts,
        feeds: { ...feeds, named: failing },
        blogSource:
          settings.BLOG_SOURCE_URL === undefined ? null : await readSource(db, settings.BLOG_SOURCE_URL),
        pictures: waiting,
        unanswered: await topUnanswered(db),
        radio: settings.RADIO_URL === undefined ? 'built-in' : 'relay',
        folders: await Promise.all([
          ...(database.kind === 'pglite' ? [folder('DATA_DIR', settings.DATA_DIR)] : []),
          ...(settings.MEDIA_URL === undefined ? [folder('MEDIA_DIR', settings.MEDIA_DIR)] : []),
        ]),
      },
      200,
      { 'cache-control': 'no-store' },
    );
  });
}

/** Returns whether a folder can be written or created, and the free bytes of its disk. */
async function folder(name: string, path: string) {
  const found = await nearest(path);
  const writable = await access(found, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const disk = await statfs(found).catch(() => undefined);
  return { name, path, writable, free: disk ? disk.bavail * disk.bsize : null };
}

/** Returns the folder, or its nearest existing parent. */
async function nearest(path: string): Promise<string> {
  const known = await stat(path).catch(() => undefined);
  return known || dirname(path) === path ? path : nearest(dirname(path));
}
