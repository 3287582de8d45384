import { describeError } from './db/describe-error.ts';
import { foldSaves, thinVersions } from './desk/thin.ts';
import { eraseOldReads } from './readers/counts.ts';
import { dayIn } from './readers/day.ts';
import { repeat } from './repeat.ts';
import { eraseExpired } from './search/unanswered.ts';
import type { Services } from './services.ts';

const minuteMs = 60_000;

/** Erases what is old once an hour, until the process stops. Two backends that do it at the same moment remove the same rows. */
export function startJobs({ database: { db }, settings, logger, stopping }: Services): void {
  const everyHour = (work: () => Promise<unknown>, onError: string) =>
    repeat(work, {
      stopping,
      firstMs: minuteMs,
      everyMs: 60 * minuteMs,
      onError: (error) => logger.warn({ error: describeError(error) }, onError),
    }).start();

  everyHour(() => eraseExpired(db), 'old queries were not erased');
  everyHour(() => eraseOldReads(db, dayIn(settings.DESK_TIME_ZONE)), 'old counts of reads were not erased');
  everyHour(async () => {
    const versions = await thinVersions(db);
    await foldSaves(db);
    if (versions > 0) logger.info({ versions }, 'versions of typing removed');
  }, 'versions could not be thinned; tried again in an hour');
}
