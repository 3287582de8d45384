import type { Metrics } from '@daily-nest/metrics';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, type DeliveryState } from '../db/mail-schema.ts';

/** What Prometheus hears of the newsletter: numbers, and nothing of who reads it. Answers with what counts how letters ended. */
export function measureMail(metrics: Metrics, db: Db) {
  const inState = async (...states: DeliveryState[]) => {
    const [row] = await db
      .select({ letters: sql<number>`count(*)::int` })
      .from(deliveries)
      .where(sql`${deliveries.state} in ${states}`);
    return row?.letters ?? 0;
  };
  metrics.gauge('letters_waiting', 'Letters that are to be sent.', () =>
    inState('queued', 'sending', 'handed'),
  );
  metrics.gauge('letters_uncertain', 'Letters of which nobody knows whether they were taken.', () =>
    inState('uncertain'),
  );
  const ended = metrics.counter('letters_total', 'Letters by how they ended.', ['end']);
  return (end: 'sent' | 'bounced' | 'refused' | 'uncertain') => ended({ end });
}
