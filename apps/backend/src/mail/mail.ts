import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../db/describe-error.ts';
import type { Services } from '../services.ts';
import { createComposer } from './compose.ts';
import { measureMail } from './mail-status.ts';
import type { MailSettings } from '../mail-settings.ts';
import { eraseOld } from './queue.ts';
import { repeat } from '../repeat.ts';
import { createSender } from './sender.ts';
import { eraseUnconfirmed } from './subscriptions.ts';
import { isDue, queueWeekly } from './weekly.ts';

const minuteMs = 60_000;
/** How long the sender may take to stop. */
const stopMs = 10_000;

/**
 * Creates the service that sends queued letters, makes the weekly letter and erases old data. Returns
 * undefined without a newsletter.
 */
export function createMail(services: Services) {
  const { mail } = services.settings;
  return mail && mailOf(services, mail);
}

function mailOf({ database, logger, stopping, settings, metrics }: Services, mail: MailSettings) {
  const { db } = database;
  const count = metrics && measureMail(metrics, db);
  const sender = createSender({
    database,
    logger,
    stopping,
    settings: mail,
    compose: createComposer(db, mail),
    count,
  });

  async function housekeep(): Promise<void> {
    await eraseUnconfirmed(db);
    await eraseOld(db);
    const now = new Date();
    if (!mail.weekly || !isDue(mail.weekly, now)) return;
    const { DEFAULT_DOMAIN: domain, PIECES_DIR: piecesDir } = settings;
    const readers = await queueWeekly({ db, settings: mail, domain, piecesDir, now });
    if (readers === undefined) return;
    logger.info({ readers }, 'the weekly letter is queued');
    sender.wake();
  }
  const housekeeping = repeat(housekeep, {
    stopping,
    everyMs: minuteMs,
    onError: (error) => logger.warn({ error: describeError(error) }, 'housekeeping of the newsletter failed'),
  });

  return {
    start() {
      sender.start();
      housekeeping.start();
    },
    /** Call it after this process has queued a letter. */
    wake: sender.wake,
    /** Resolves when the sender has finished, or after ten seconds. */
    stopped: async () => {
      const finished = new AbortController();
      await Promise.race([
        sender.stopped().finally(() => finished.abort()),
        pause(stopMs, undefined, { signal: finished.signal }).catch(() => undefined),
      ]);
    },
  };
}
