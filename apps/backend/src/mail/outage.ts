import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { outage } from '../db/mail-schema.ts';

/** The server reads letters and hangs up, or falls silent, instead of saying whether it has taken them. */
export const noAnswer = 'no answer';

/** How long one try may take; after that another backend may make it. */
const tryMinutes = 3;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Stops all backends of the database from sending for so many seconds. */
export async function noteOutage(db: Db, reason: string, seconds: number): Promise<void> {
  const nextAt = inSeconds(seconds);
  await db
    .insert(outage)
    .values({ nextAt, reason })
    .onConflictDoUpdate({ target: outage.id, set: { nextAt, reason } });
}

/** The mail server takes letters again. */
export async function endOutage(db: Db): Promise<void> {
  await db.delete(outage);
}

/** Since when the mail server is away, and why; undefined while it takes letters. */
export async function currentOutage(db: Db): Promise<{ since: string; reason: string } | undefined> {
  const [current] = await db.select({ since: outage.since, reason: outage.reason }).from(outage);
  return current && { ...current, since: new Date(current.since).toISOString() };
}

/**
 * Asked before anything is sent. `none`: there is no outage. `wait`: it is not time for the next try, or another backend makes it.
 * Otherwise the reason of the outage, and the caller is to try.
 *
 * @param atOnce does not wait for the time of the next try
 */
export async function takeTry(db: Db, atOnce: boolean): Promise<string> {
  if (!(await currentOutage(db))) return 'none';
  const [taken] = await db
    .update(outage)
    .set({ nextAt: inSeconds(tryMinutes * 60) })
    .where(sql`${atOnce} or ${outage.nextAt} <= now()`)
    .returning({ reason: outage.reason });
  return taken?.reason ?? 'wait';
}
