import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { weeklyHolds } from '../db/desk-schema.ts';
import { letters } from '../db/mail-schema.ts';
import type { LetterText } from './letter/confirm.ts';
import type { MailSettings, WeeklyTime } from '../mail-settings.ts';
import { enqueue } from './queue.ts';

const dayMs = 86_400_000;
/** How late a weekly letter may be made. */
const makeUpMs = dayMs;
/**
 * How long a piece counts as new. Two weeks, because pieces after one letter, or too many for it, go into the
 * next.
 */
const newMs = 14 * dayMs;
/** More letters than are made while a piece is new. */
const enoughLetters = 5;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the last time, up to now, at which a weekly letter was due. */
export function lastTime({ day, hour, minute }: WeeklyTime, now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(hour, minute, 0, 0);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() - day + 7) % 7));
  return at > now ? new Date(at.getTime() - 7 * dayMs) : at;
}

/** Returns whether a weekly letter is due now, if there is none of this week yet. */
export function isDue(time: WeeklyTime, now: Date): boolean {
  return now.getTime() - lastTime(time, now).getTime() < makeUpMs;
}

/** Returns the time of the letter that is made now: the last one if it may still be made, else the next. */
export function timeOf(time: WeeklyTime, now: Date): Date {
  const last = lastTime(time, now);
  return isDue(time, now) ? last : new Date(last.getTime() + 7 * dayMs);
}

/** Returns the ISO 8601 week of a day: `2026-W47`. */
export function weekOf(date: Date): string {
  // A week belongs to the year of its Thursday.
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs);
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - firstDay) / dayMs / 7) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

interface WeeklyOptions {
  db: Db;
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'language' | 'weekly'>;
  /** The domain of its posts. */
  domain: string;
  /** The folder of the title's own pieces (`PIECES_DIR`). */
  piecesDir?: string | undefined;
  now: Date;
}

/** Makes the letter of pieces that are new and were in no letter before; returns undefined without any. */
export async function makeWeekly({
  db,
  settings,
  domain,
  piecesDir,
  now,
}: WeeklyOptions): Promise<LetterText | undefined> {
  // Needed once a week.
  const [{ newestPieces }, { weeklyLetter }] = await Promise.all([
    import('./letter/pieces.ts'),
    import('./letter/weekly.ts'),
  ]);
  const after = dayOf(new Date(now.getTime() - newMs));
  const pieces = await newestPieces({
    db,
    domain,
    settings,
    piecesDir,
    after,
    upTo: dayOf(now),
    but: await sentPaths(db),
  });
  return pieces.length > 0 ? weeklyLetter({ settings, pieces, date: now }) : undefined;
}

/** Returns the paths in the last weekly letters. Each is on a line of its own. */
async function sentPaths(db: Db): Promise<Set<string>> {
  const sent = await db
    .select({ text: letters.text })
    .from(letters)
    .where(eq(letters.list, 'weekly'))
    .orderBy(desc(letters.createdAt))
    .limit(enoughLetters);
  const links = sent.flatMap(({ text }) => text.match(/^https?:\/\/\S+$/gm) ?? []);
  return new Set(links.map((link) => new URL(link).pathname));
}

/** The week of the letter that is made now. */
export const currentWeek = (weekly: WeeklyTime | null, now: Date): string =>
  weekOf(weekly ? timeOf(weekly, now) : now);

/** Whether the letter of a week is queued or sent. */
export const isMade = async (db: Db, week: string): Promise<boolean> =>
  (await db.$count(letters, eq(letters.key, keyOf(week)))) > 0;

const keyOf = (week: string) => `weekly ${week}`;

/** Held at the desk. */
const isHeld = async (db: Db, week: string): Promise<boolean> =>
  (await db.$count(weeklyHolds, eq(weeklyHolds.week, week))) > 0;

/** Until the transaction ends nobody else queues or holds the letter of a week. */
const alone = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('weekly letter'))`);

/**
 * Makes the letter of a week and queues it. Returns the number of readers; undefined if it exists already, is
 * held, or nothing is new.
 */
export async function queueWeekly(options: WeeklyOptions): Promise<number | undefined> {
  const { db, settings, now } = options;
  const week = currentWeek(settings.weekly, now);
  if ((await isMade(db, week)) || (await isHeld(db, week))) return undefined;
  const letter = await makeWeekly(options);
  if (!letter) return undefined;
  return db.transaction(async (tx) => {
    await alone(tx);
    // Somebody may have held it while it was made.
    return (await isHeld(tx, week))
      ? undefined
      : enqueue(tx, { list: 'weekly', key: keyOf(week), ...letter });
  });
}

/** Holds the letter of a week, or lets it go. Returns false if it is queued already. */
export async function holdWeekly(
  tx: Db,
  { week, held, personId }: { week: string; held: boolean; personId: string },
): Promise<boolean> {
  await alone(tx);
  if (await isMade(tx, week)) return false;
  if (held) await tx.insert(weeklyHolds).values({ week, heldBy: personId }).onConflictDoNothing();
  else await tx.delete(weeklyHolds).where(eq(weeklyHolds.week, week));
  return true;
}
