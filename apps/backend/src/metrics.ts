import type { Metrics } from '@daily-nest/server/metrics';
import { sql } from 'drizzle-orm';
import { postCounts } from './db/schema.ts';
import { topUnanswered } from './search/unanswered.ts';
import type { Services } from './services.ts';

interface FeedState {
  /** Seconds since the oldest successful read of a feed. */
  age: number | null;
  failing: number;
}

/**
 * Registers metrics of posts, feeds, pictures and searches. They are read when Prometheus asks, and left out while the
 * database is down.
 */
export function measureDatabase(metrics: Metrics, { database }: Pick<Services, 'database'>) {
  const { db, reads } = database;
  const one = async <Row>(query: ReturnType<typeof sql>): Promise<Row | undefined> => {
    const result: unknown = await db.execute(query);
    return (result as { rows: Row[] }).rows[0];
  };
  const feeds = () =>
    one<FeedState>(sql`select extract(epoch from now() - min(fetched_at))::float8 as age,
      (count(*) filter (where failures > 0))::int as failing from feed_sources`);

  metrics.gauge('database_up', 'Whether the database answers.', () =>
    database.ping().then(
      () => 1,
      () => 0,
    ),
  );
  if (reads) {
    metrics.gauge('replica_asked', 'Whether the replica answers reads.', () =>
      Number(reads().isReplicaAsked),
    );
    metrics.total('replica_reads_total', 'Reads that the replica has answered.', () => reads().fromReplica);
  }
  metrics.gauges('posts', 'Posts of a domain.', ['domain'], async () => {
    const rows = await db
      .select({ domain: postCounts.domain, value: sql<number>`sum(${postCounts.posts})::int` })
      .from(postCounts)
      .groupBy(postCounts.domain);
    return rows.map(({ domain, value }) => ({ labels: { domain }, value }));
  });
  metrics.gauges('feed_age_seconds', 'Since the feed that was read longest ago.', [], async () => {
    const age = (await feeds())?.age;
    return typeof age === 'number' ? [{ labels: {}, value: age }] : [];
  });
  metrics.gauge(
    'feeds_failing',
    'Feeds that could not be read the last time.',
    async () => (await feeds())?.failing ?? 0,
  );
  metrics.gauge('pictures_waiting', 'Pictures of posts that are due to be fetched.', async () => {
    const row = await one<{ due: number }>(
      sql`select count(*)::int as due from pictures where next_at <= now()`,
    );
    return row?.due ?? 0;
  });
  // Labelled by position: a reader's words would be stored in every metrics system.
  metrics.gauges(
    'unanswered_queries_asked',
    'How often each of the top queries without an answer was asked.',
    ['place'],
    async () =>
      (await topUnanswered(db)).map(({ asked }, index) => ({
        labels: { place: String(index + 1) },
        value: asked,
      })),
  );
}
