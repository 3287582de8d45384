import { sql } from 'drizzle-orm';
import { getEventListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { onOneDatabase, realPostgres, useApp } from './databases.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

onOneDatabase('a site that follows changes', (kind) => {
  const backend = useApp(kind);

  /** Returns the names of the events as they arrive. */
  async function follow() {
    const answer = await backend.get('/changes');
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const events = () => heard.match(/^event: \w+$/gm)?.length ?? 0;
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
    })();
    return { events, leave: () => reader.cancel() };
  }

  const listeners = () => getEventListeners(backend.stopping.signal, 'abort').length;

  it('gets an event at the start, once for all posts of a transaction, and after a change or removal', async () => {
    const site = await follow();
    await expect.poll(site.events).toBe(1);
    const { db } = backend;
    await db.transaction((transaction) =>
      storePosts(transaction, [aPost({ slug: 'one' }), aPost({ slug: 'two' })]),
    );
    await expect.poll(site.events).toBe(2);
    await db.execute(sql`update posts set title = 'Another' where slug = 'one'`);
    await expect.poll(site.events).toBe(3);
    await db.execute(sql`update posts set title = 'Another' where slug = 'nobody-s'`);
    await removeAllPosts(db);
    await expect.poll(site.events).toBe(4);
    // A transaction that changes no post reports nothing.
    await pause(100);
    expect(site.events()).toBe(4);
    await site.leave();
  });

  it('closes its connections when it stops', async () => {
    const before = listeners();
    for (const site of await Promise.all(Array.from({ length: 50 }, follow))) await site.leave();
    // A few belong to the one connection that listens for all sites.
    await expect.poll(listeners).toBeLessThan(before + 10);
  });

  it.skipIf(kind !== realPostgres || inject('postgresUrl') === undefined)(
    'gets an event after a lost connection to Postgres, because a change may have been missed',
    async () => {
      const site = await follow();
      const { db } = backend;
      await storePosts(db, [aPost({ slug: 'three' })]);
      await expect.poll(site.events).toBeGreaterThanOrEqual(1);
      const before = site.events();
      await db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
      );
      await expect.poll(site.events, { timeout: 5_000 }).toBe(before + 1);
      await storePosts(db, [aPost({ slug: 'four' })]);
      await expect.poll(site.events).toBe(before + 2);
      await site.leave();
    },
  );
});
