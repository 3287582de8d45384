import type { Version } from '@daily-nest/content/desk';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { describeError } from '../db/describe-error.ts';
import { pieces } from '../db/schema.ts';
import { repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { note } from './audit.ts';
import { lockPiece, readVersion } from './pieces.ts';
import { makePost, publish, type Unready, unplanned } from './publish.ts';

const lookMs = 2000;

interface Plan {
  pieceId: string;
  version: number;
  /** The day and time on the clocks of the zone, `2026-11-27T08:00`. */
  at: string;
  zone: string;
  personId: string;
  today: string;
}

/**
 * Plans a version, which has to be the newest, for a time, instead of what was planned before. It is checked now, and again when it is
 * due. `isPast` for a time that has passed: by the clock of the database, which all backends share.
 */
export async function plan(
  db: Db,
  { pieceId, version, at, zone, personId, today }: Plan,
): Promise<{ at: string } | { newest: Version } | Unready | { isPast: true }> {
  return db.transaction(async (tx) => {
    const newest = await lockPiece(tx, pieceId);
    if (newest !== version) return { newest: (await readVersion(tx, pieceId, newest))! };
    const ready = await makePost(tx, { pieceId, version, today });
    if ('reasons' in ready) return ready;
    const [planned] = await tx
      .update(pieces)
      .set({
        scheduledAt: sql`${at}::timestamp at time zone ${zone}`,
        scheduledVersion: version,
        scheduledBy: personId,
        scheduleFault: null,
        changedAt: sql`now()`,
      })
      .where(and(eq(pieces.id, pieceId), sql`${at}::timestamp at time zone ${zone} > now()`))
      .returning({ at: pieces.scheduledAt });
    return planned ? { at: planned.at! } : { isPast: true };
  });
}

/** False when nothing was planned, or when it has been published meanwhile. */
export async function cancelPlan(db: Db, pieceId: string): Promise<boolean> {
  const cancelled = await db
    .update(pieces)
    .set({ ...unplanned, changedAt: sql`now()` })
    .where(and(eq(pieces.id, pieceId), sql`num_nonnulls(${pieces.scheduledAt}, ${pieces.scheduleFault}) > 0`))
    .returning({ id: pieces.id });
  return cancelled.length > 0;
}

const isDue = lte(pieces.scheduledAt, sql`now()`);

/**
 * Publishes what is due, each piece in a transaction that holds its row: of two backends one does it, and one that is killed has done
 * nothing. What cannot be published stays a draft and says why. `onError` is told of a piece that has to be tried again.
 */
export async function publishDue(
  db: Db,
  onError: (error: unknown, pieceId: string) => void,
): Promise<string[]> {
  const due = await db.select({ id: pieces.id }).from(pieces).where(isDue).orderBy(pieces.scheduledAt);
  const published: string[] = [];
  for (const { id } of due)
    if (
      await publishPlanned(db, id).catch((error: unknown) => {
        onError(error, id);
        return false;
      })
    )
      published.push(id);
  return published;
}

async function publishPlanned(db: Db, pieceId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [piece] = await tx
      .select({
        version: pieces.scheduledVersion,
        by: pieces.scheduledBy,
        today: sql<string>`(now() at time zone 'UTC')::date::text`,
      })
      .from(pieces)
      .where(and(eq(pieces.id, pieceId), isDue))
      .for('update', { skipLocked: true });
    if (!piece || piece.version === null) return false;
    const { version, today } = piece;
    const done = await publish(tx, { pieceId, version, today, isPlanned: true });
    const deed = { personId: piece.by, address: null, target: pieceId };
    if ('slug' in done) {
      await note(tx, { action: 'piece published', ...deed, details: { version, ...done } });
      return true;
    }
    const fault =
      'newest' in done
        ? 'A command has changed the post meanwhile.'
        : [...done.findings.map(({ reason }) => reason), ...done.reasons].join(' ');
    await tx
      .update(pieces)
      .set({ ...unplanned, scheduleFault: fault, changedAt: sql`now()` })
      .where(eq(pieces.id, pieceId));
    await note(tx, { action: 'publication failed', ...deed, details: { version, fault } });
    return false;
  });
}

/** Publishes what is due until the process stops; what became due while no backend ran, at once. */
export function startSchedule({ database: { db }, logger, stopping }: Services): void {
  const warn = (error: unknown, piece?: string) =>
    logger.warn({ piece, error: describeError(error) }, 'a planned publication failed and is tried again');
  repeat(
    async () => {
      for (const piece of await publishDue(db, warn)) logger.info({ piece }, 'published as planned');
    },
    { stopping, everyMs: lookMs, onError: warn },
  ).start();
}
