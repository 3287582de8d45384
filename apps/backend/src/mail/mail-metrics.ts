import type { Metrics } from '@daily-nest/metrics';
import type { Db } from '../db/database.ts';
import { lettersIn } from './mail-status.ts';
import { currentOutage } from './outage.ts';

/** What Prometheus hears of the newsletter: numbers, and nothing of who reads it. Answers with what counts how letters ended. */
export function measureMail(metrics: Metrics, db: Db) {
  metrics.gauge('letters_waiting', 'Letters that are to be sent.', () =>
    lettersIn(db, 'queued', 'sending', 'handed'),
  );
  metrics.gauge('letters_uncertain', 'Letters of which nobody knows whether they were taken.', () =>
    lettersIn(db, 'uncertain'),
  );
  metrics.gauge('mail_server_away', 'Whether letters wait for a mail server that is away.', async () =>
    Number((await currentOutage(db)) !== undefined),
  );
  const ended = metrics.counter('letters_total', 'Letters by how they ended.', ['end']);
  return (end: 'sent' | 'bounced' | 'refused' | 'uncertain') => ended({ end });
}
