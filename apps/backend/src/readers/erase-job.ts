import { describeError } from '../db/describe-error.ts';
import { repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { eraseOldReads } from './counts.ts';
import { dayIn } from './day.ts';

const minuteMs = 60_000;

/** Erases old counts of reads once an hour. */
export function startErasingReads({ database: { db }, settings, logger, stopping }: Services): void {
  repeat(() => eraseOldReads(db, dayIn(settings.DESK_TIME_ZONE)), {
    stopping,
    firstMs: minuteMs,
    everyMs: 60 * minuteMs,
    onError: (error) => logger.warn({ error: describeError(error) }, 'old counts of reads were not erased'),
  }).start();
}
