import { inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, formerSubscriptions, letters, subscriptions } from '../db/mail-schema.ts';
import type { WeeklyTime } from '../mail-settings.ts';
import { lastTime, weekOf } from '../mail/weekly.ts';
import { BackupError, type Counts } from './format.ts';
import { readBackup } from './read-backup.ts';
import { insertRows, refuseLater } from './restore-rows.ts';

interface Options {
  /** When the weekly letter is made automatically; null where it is not. */
  weekly: WeeklyTime | null;
  now: Date;
}

export interface RestoredReaders extends Counts<'readers'> {
  /** When the file was written. */
  made: Date;
  /** Subscriptions in the file that this database knows as former ones. */
  left: number;
  /** Deliveries that may have been sent after the file was written. */
  uncertain: number;
}

/**
 * Restores a file of readers into a database without subscriptions, in one transaction. Sends nothing: queued
 * letters become uncertain, and known former subscribers stay unsubscribed.
 *
 * @throws {BackupError} if the file is not a complete backup of this or an earlier release, or the database
 * has subscriptions
 */
export async function restoreReaders(
  db: Db,
  file: string,
  { weekly, now }: Options,
): Promise<RestoredReaders> {
  return db.transaction(async (tx) => {
    // The lock keeps sign-ups out between this check and the commit.
    await tx.execute(sql`lock table ${subscriptions} in share row exclusive mode`);
    if ((await tx.$count(subscriptions)) > 0)
      throw new BackupError('The database already has subscriptions: restore readers into one without any.');
    let made = now;
    const counts = await readBackup(file, 'readers', {
      async head(head) {
        made = new Date(head.made);
        await refuseLater(tx, 'readers', head, file);
      },
      async part(part, head) {
        if ('table' in part) await insertRows(tx, 'readers', part, head);
      },
    });
    const left = await tx
      .delete(subscriptions)
      .where(inArray(subscriptions.id, tx.select().from(formerSubscriptions)))
      .returning({ id: subscriptions.id });
    const uncertain = await tx
      .update(deliveries)
      .set({ state: 'uncertain', answerBy: null })
      .where(notInArray(deliveries.state, ['sent', 'failed']))
      .returning({ id: deliveries.id });
    if (weekly) await passOverWeekly(tx, made, lastTime(weekly, now));
    return { ...counts, made, left: left.length, uncertain: uncertain.length };
  });
}

/** Adds rows for weekly letters that were due after the file was written: they may have been sent, and without a row they would be made again. */
async function passOverWeekly(db: Db, made: Date, due: Date): Promise<void> {
  if (due <= made) return;
  await db
    .insert(letters)
    .values({
      list: 'weekly',
      key: `weekly ${weekOf(due)}`,
      subject: 'Perhaps sent before readers were restored',
      html: '',
      text: '',
      // The next letter covers everything since the file.
      createdAt: made.toISOString(),
    })
    .onConflictDoNothing();
}
