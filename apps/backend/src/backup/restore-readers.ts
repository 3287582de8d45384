import { inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, formerSubscriptions, letters, subscriptions } from '../db/mail-schema.ts';
import type { WeeklyTime } from '../mail-settings.ts';
import { lastTime, weekOf } from '../mail/weekly.ts';
import { BackupError, type Counts } from './format.ts';
import { readBackup } from './read-backup.ts';
import { insertRows, refuseLater } from './restore-rows.ts';

interface Options {
  /** When the weekly letter is made by itself; null where it is not. */
  weekly: WeeklyTime | null;
  now: Date;
}

export interface RestoredReaders extends Counts<'readers'> {
  /** When the file was written. */
  made: Date;
  /** Subscriptions of the file that this database knows to have been left since. */
  left: number;
  /** Deliveries of which nobody knows whether they were made after the file. */
  uncertain: number;
}

/**
 * Puts a file of readers into a database that has none: all of it, or nothing. Nothing is sent because of it: what was queued is
 * uncertain now, and whoever has left, as far as this database knows, stays away.
 *
 * @throws {BackupError} when the file is no whole one of this or an earlier release, or the database has subscriptions
 */
export async function restoreReaders(
  db: Db,
  file: string,
  { weekly, now }: Options,
): Promise<RestoredReaders> {
  return db.transaction(async (tx) => {
    // Nobody signs up between the question and the end.
    await tx.execute(sql`lock table ${subscriptions} in share row exclusive mode`);
    if ((await tx.$count(subscriptions)) > 0)
      throw new BackupError(
        'The database has subscriptions already: restore readers into one that has none.',
      );
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

/** A weekly letter that was due after the file was written may have been sent: without a row of it, it would be made again. */
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
      // The next letter has everything that is new since the file.
      createdAt: made.toISOString(),
    })
    .onConflictDoNothing();
}
