import { describeError } from '../db/describe-error.ts';
import { repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { eraseExpired, topUnanswered } from './unanswered.ts';

const minuteMs = 60_000;

/** Erases old searches without a result once an hour, and registers their metric. */
export function startUnansweredJob({ database: { db }, logger, stopping, metrics }: Services): void {
  // Labelled by position: a reader's words would be stored in every metrics system.
  metrics?.gauges(
    'unanswered_queries_asked',
    'How often each of the top queries without an answer was asked.',
    ['place'],
    async () =>
      (await topUnanswered(db)).map(({ asked }, index) => ({
        labels: { place: String(index + 1) },
        value: asked,
      })),
  );
  repeat(() => eraseExpired(db), {
    stopping,
    firstMs: minuteMs,
    everyMs: 60 * minuteMs,
    onError: (error) => logger.warn({ error: describeError(error) }, 'old queries were not erased'),
  }).start();
}
