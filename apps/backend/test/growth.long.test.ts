import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { posts } from '../src/db/schema.ts';
import { realPostgres, useApp } from './databases.ts';
import { aPost, day, storePosts } from './posts.ts';

describe.skipIf(inject('postgresUrl') === undefined)('with many posts', () => {
  const backend = useApp(realPostgres);
  const count = 6000;
  let before: { scans: number; rows: number };
  const list = '/functions/v1/get_metainfo?domain=thedailynest.example';

  beforeAll(async () => {
    const records = Array.from({ length: count }, (_, index) =>
      aPost({
        slug: `post-${index}`,
        domain: index % 2 === 0 ? 'thedailynest.example' : 'other.example',
        body: `Number${'abcdefghij'[index % 10]}${'abcdefghij'[Math.floor(index / 10) % 10]} of many.`,
        date: day(-(index % 700)),
      }),
    );
    await storePosts(backend.db, records);
    await backend.db.execute(sql`vacuum (analyze) ${posts}`);
    before = await reads();
  });

  /**
   * Returns how many sequential scans of the table there were, and how many rows were fetched by an index.
   */
  async function reads() {
    // Postgres updates its statistics after a connection has been idle for a second.
    await pause(1200);
    await backend.db.execute(sql`select pg_stat_clear_snapshot()`);
    const [row] = await backend.db
      .select({ scans: sql<string>`seq_scan`, rows: sql<string>`idx_tup_fetch` })
      .from(sql`pg_stat_user_tables`)
      .where(sql`relname = 'posts'`);
    return { scans: Number(row?.scans), rows: Number(row?.rows) };
  }

  it.each([
    ['the first page', `${list}&page=1`, 10],
    ['a page in the middle', `${list}&page=150`, 10],
    ['the last page', `${list}&page=${count / 2 / 10}`, 10],
    ['a page past the end', `${list}&page=5000`, 0],
    ['a post', '/functions/v1/get_details?slug=post-77', 1],
  ])('%s reads its own rows and no others', async (_name, path, own) => {
    for (let time = 0; time < 5; time += 1) expect((await backend.get(path)).status).toBe(200);
    const after = await reads();
    expect(after.scans - before.scans).toBe(0);
    expect(after.rows - before.rows).toBeLessThanOrEqual(5 * own);
    before = after;
  });

  it('related posts are chosen among the newest ones by the index of the list', async () => {
    expect((await backend.get('/api/posts/beside?slug=post-77')).status).toBe(200);
    const after = await reads();
    expect(after.scans - before.scans).toBe(0);
    // The post itself, the 400 candidates and the five results.
    expect(after.rows - before.rows).toBeLessThanOrEqual(410);
    before = after;
  });

  it.each([
    '/api/posts/index?domain=thedailynest.example',
    '/api/search?domain=thedailynest.example&q=numbercd',
  ])('%s does not read the whole table', async (path) => {
    const before = await reads();
    expect((await backend.get(path)).status).toBe(200);
    const after = await reads();
    expect(after.scans - before.scans).toBe(0);
  });
});
