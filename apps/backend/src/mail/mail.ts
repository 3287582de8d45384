import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../db/describe-error.ts';
import type { Services } from '../services.ts';
import { createComposer } from './compose.ts';
import { measureMail } from './mail-metrics.ts';
import type { MailSettings } from '../mail-settings.ts';
import { forgetOld } from './queue.ts';
import { createSender } from './sender.ts';
import { forgetUnconfirmed } from './subscriptions.ts';
import { isDue, queueWeekly } from './weekly.ts';

const minuteMs = 60_000;
/** How long letters under way may take when the process is to stop. */
const lastMs = 10_000;

/** Sends what is queued, makes the weekly letter at its time, forgets who did not confirm. Undefined where there is no newsletter. */
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

  async function keepHouse(): Promise<void> {
    while (!stopping.aborted) {
      try {
        await forgetUnconfirmed(db);
        await forgetOld(db);
        const now = new Date();
        if (mail.weekly && isDue(mail.weekly, now)) {
          const readers = await queueWeekly({ db, settings: mail, domain: settings.DEFAULT_DOMAIN, now });
          if (readers !== undefined) {
            logger.info({ readers }, 'the weekly letter is queued');
            sender.wake();
          }
        }
      } catch (error) {
        if (!stopping.aborted)
          logger.warn({ error: describeError(error) }, 'the newsletter was not looked after');
      }
      await pause(minuteMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }

  return {
    start() {
      sender.start();
      void keepHouse();
    },
    /** A letter was queued by this process. */
    wake: sender.wake,
    /** Resolves when the letters under way are through, or after ten seconds. */
    stopped: async () => {
      const enough = new AbortController();
      await Promise.race([
        sender.stopped().finally(() => enough.abort()),
        pause(lastMs, undefined, { signal: enough.signal }).catch(() => undefined),
      ]);
    },
  };
}
