import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { outage } from '../db/mail-schema.ts';

/** The server accepts a letter but closes the connection or stays silent instead of answering. */
export const noAnswer = 'no answer';

/** The maximum time for a probe; after that another backend may make one. */
const probeMinutes = 3;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Stops all backends from sending for that many seconds. */
export async function startOutage(db: Db, reason: string, seconds: number): Promise<void> {
  const nextAt = inSeconds(seconds);
  await db
    .insert(outage)
    .values({ nextAt, reason })
    .onConflictDoUpdate({ target: outage.id, set: { nextAt, reason } });
}

/** Ends the outage: the mail server accepts letters again. */
export async function endOutage(db: Db): Promise<void> {
  await db.delete(outage);
}

/** Returns when and why the mail server went down; undefined while it accepts letters. */
export async function currentOutage(db: Db): Promise<{ since: string; reason: string } | undefined> {
  const [current] = await db.select({ since: outage.since, reason: outage.reason }).from(outage);
  return current && { ...current, since: new Date(current.since).toISOString() };
}

/**
 * Called before sending. Returns `none` without an outage; `wait` if the next probe is not due or another
 * backend makes it; otherwise the reason of the outage, and the caller must probe.
 *
 * @param atOnce does not wait until the probe is due
 */
export async function takeProbe(db: Db, atOnce: boolean): Promise<string> {
  if (!(await currentOutage(db))) return 'none';
  const [taken] = await db
    .update(outage)
    .set({ nextAt: inSeconds(probeMinutes * 60) })
    .where(sql`${atOnce} or ${outage.nextAt} <= now()`)
    .returning({ reason: outage.reason });
  return taken?.reason ?? 'wait';
}
