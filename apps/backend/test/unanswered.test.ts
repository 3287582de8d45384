import type { Metrics } from '@daily-nest/server/metrics';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { unansweredQueries } from '../src/db/schema.ts';
import { measureDatabase } from '../src/metrics.ts';
import { countUnanswered, eraseExpired, topUnanswered } from '../src/search/unanswered.ts';
import { describeInLongRun, onOneDatabase, useApp } from './databases.ts';

/** The date that many days after the first one of a test. */
const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10);

onOneDatabase('searches without a result', (kind) => {
  const backend = useApp(kind);
  beforeEach(async () => {
    await backend.db.delete(unansweredQueries);
  });

  const ask = (on: number, ...queries: string[]) => countUnanswered(backend.db, queries, day(on));
  const rows = () => backend.db.$count(unansweredQueries);
  const shown = async () => (await topUnanswered(backend.db)).map(({ query }) => query);
  const stored = async () => JSON.stringify(await backend.db.select().from(unansweredQueries));
  const post = (body: unknown) =>
    backend.request('/api/search/unanswered', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  describeInLongRun('in a flood of random queries', () => {
    let made = 0;
    const flood = async (on: number, queries: number) => {
      for (let sent = 0; sent < queries; sent += 1_000)
        await ask(on, ...Array.from({ length: 1_000 }, () => `noise ${(made += 1).toString(36)} x`));
    };

    it('fill no disk and do not push out queries of readers', async () => {
      for (const on of [0, 1, 2]) await ask(on, 'lost comfort object');
      for (const on of [1, 2]) await ask(on, 'sleep regression on a plane');
      await ask(2, 'left handed scissors');

      await flood(3, 20_000);
      expect(await rows()).toBeLessThan(600);
      // A query that was first asked yesterday is stored on the next two days.
      for (const on of [3, 4]) await ask(on, 'left handed scissors');
      await ask(4, 'sleep regression on a plane');
      expect((await shown()).toSorted()).toEqual([
        'left handed scissors',
        'lost comfort object',
        'sleep regression on a plane',
      ]);

      for (let on = 4; on < 24; on += 1) await flood(on, 1_000);
      expect(await rows()).toBeLessThanOrEqual(5_000);
      expect(await shown()).toHaveLength(3);
      await ask(24, 'lost comfort object');
      expect((await topUnanswered(backend.db))[0]).toMatchObject({ query: 'lost comfort object', days: 4 });
    });

    it('that repeat day after day stay within the limit of rows, and do not push out a query of ten days', async () => {
      for (let on = 0; on < 10; on += 1) await ask(on, 'lost comfort object');
      const same = Array.from({ length: 6_000 }, (_, number) => `noise ${number.toString(36)} y`);
      // Of a day's new ones it stores 500, so that the others need not be asked before.
      for (let on = 10; on < 24; on += 1) await ask(on, ...same.slice(0, (on - 9) * 500));
      expect(await rows()).toBeLessThanOrEqual(5_000);
      await ask(24, 'lost comfort object');
      const real = eq(unansweredQueries.query, 'lost comfort object');
      expect(await backend.db.select().from(unansweredQueries).where(real)).toMatchObject([{ days: 11 }]);
    });
  });

  it('are shown from the third day on, with their number; until then only their hash is stored', async () => {
    await ask(0, 'Lost  Comfort object?', 'lost comfort object', 'LOST COMFORT OBJECT');
    await ask(1, 'lost comfort object');
    expect(await shown()).toEqual([]);
    expect(await stored()).not.toContain('comfort');
    await ask(4, 'lost comfort object');
    expect(await topUnanswered(backend.db)).toEqual([
      { query: 'lost comfort object', asked: 5, days: 3, lastDay: day(4) },
    ]);
  });

  it('are sorted by the number of days, so that one reader cannot put a query on top', async () => {
    for (const on of [0, 1, 2, 3]) await ask(on, 'asked on four days');
    for (const on of [0, 1, 2]) await ask(on, ...Array<string>(50).fill('asked on three'));
    expect(await shown()).toEqual(['asked on four days', 'asked on three']);
  });

  it.each([
    'write to rosa@example.org',
    'call 555 123 4567 about a nanny',
    'call (555) 123-4567',
    'his number is 12345',
    'born 03/14/2019 shots',
    'my zip is ٩٠٢١٠',
    'https://evil.example/page',
    'see evil.example for it',
    'see www.evil for it',
    '12 34',
    '?!',
    'x'.repeat(81),
    'a '.repeat(50),
  ])('are not counted if they may contain an address or a number: %s', async (query) => {
    for (const on of [0, 1, 2]) await ask(on, query);
    expect(await rows()).toBe(0);
  });

  it('are counted with ages, weights and any script', async () => {
    const plain = ['102.5 fever at 18 months', 'ages 10 11 12', 'gato y bebé', '子供 の 靴'];
    for (const on of [0, 1, 2]) await ask(on, ...plain);
    expect((await shown()).toSorted()).toEqual(plain.toSorted());
  });

  it('are erased a month after the last day, and after three months if they were shown', async () => {
    await ask(0, 'once');
    for (const on of [0, 1, 2]) await ask(on, 'on three days');
    await eraseExpired(backend.db, day(30));
    expect(await rows()).toBe(2);
    await eraseExpired(backend.db, day(31));
    expect(await shown()).toEqual(['on three days']);
    expect(await rows()).toBe(1);
    await eraseExpired(backend.db, day(93));
    expect(await rows()).toBe(0);
  });

  it('are counted each time when several web servers report them at once', async () => {
    const queries = ['one of ten', 'two of ten', 'three of ten'];
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => ask(0, ...(turn % 2 ? queries : queries.toReversed()))),
    );
    const counted = await backend.db.select().from(unansweredQueries);
    expect(counted.map(({ asked }) => asked)).toEqual([10, 10, 10]);
  });

  it('arrive from the web server in lists of at most 50, and `status` lists the shown ones', async () => {
    const answer = await post({ queries: ['lost comfort object'] });
    expect([answer.status, await answer.json()]).toEqual([202, { status: 'counted' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await backend.db.update(unansweredQueries).set({ days: 2, lastDay: '2026-11-01' });
    await post({ queries: ['lost comfort object', 'half of a \ud83d and \u0000'] });
    const status = (await (await backend.get('/status')).json()) as { unanswered: unknown };
    expect(status.unanswered).toEqual([
      { query: 'lost comfort object', asked: 2, days: 3, lastDay: new Date().toISOString().slice(0, 10) },
    ]);
  });

  it('have metrics by position, without their words', async () => {
    for (const on of [0, 1, 2]) await ask(on, 'left handed scissors', 'left handed scissors');
    const gauges = vi.fn<Metrics['gauges']>();
    measureDatabase({ gauge: vi.fn(), gauges } as unknown as Metrics, backend);
    const [, , , measure] = gauges.mock.lastCall!;
    expect(await measure()).toEqual([{ labels: { place: '1' }, value: 6 }]);
  });

  it.each([{}, { queries: 'one' }, { queries: Array(51).fill('a') }, { queries: ['x'.repeat(101)] }])(
    'in another form are rejected: %j',
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );
});
