import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { letters } from '../db/mail-schema.ts';
import type { LetterText } from './letter/confirm.ts';
import type { MailSettings, WeeklyTime } from '../mail-settings.ts';
import { enqueue } from './queue.ts';

const dayMs = 86_400_000;
/** A letter that could not be made at its time is made up for so long; later it would be no weekly one. */
const makeUpMs = dayMs;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The last moment, up to now, at which a weekly letter was to be made. */
export function lastTime({ day, hour, minute }: WeeklyTime, now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(hour, minute, 0, 0);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() - day + 7) % 7));
  return at > now ? new Date(at.getTime() - 7 * dayMs) : at;
}

/** Whether a weekly letter is to be made now, should there be none of this week yet. */
export function isDue(time: WeeklyTime, now: Date): boolean {
  return now.getTime() - lastTime(time, now).getTime() < makeUpMs;
}

/** The week of a day as ISO 8601 counts it: `2026-W47`. */
export function weekOf(date: Date): string {
  // The week belongs to the year that its Thursday is in.
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * dayMs);
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.floor((thursday.getTime() - firstDay) / dayMs / 7) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

interface WeeklyOptions {
  db: Db;
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint'>;
  /** Whose posts are in it. */
  domain: string;
  now: Date;
}

/** The letter of what is new since the one before, at most a week; undefined where nothing is. */
export async function makeWeekly({
  db,
  settings,
  domain,
  now,
}: WeeklyOptions): Promise<LetterText | undefined> {
  // The pieces are half of the server's code, and needed once a week.
  const [{ newestPieces }, { weeklyLetter }] = await Promise.all([
    import('./letter/pieces.ts'),
    import('./letter/weekly.ts'),
  ]);
  const [last] = await db
    .select({ createdAt: letters.createdAt })
    .from(letters)
    .where(eq(letters.list, 'weekly'))
    .orderBy(desc(letters.createdAt))
    .limit(1);
  const aWeekAgo = new Date(now.getTime() - 7 * dayMs);
  const since = last && new Date(last.createdAt) > aWeekAgo ? new Date(last.createdAt) : aWeekAgo;
  const pieces = await newestPieces(db, domain, dayOf(since), dayOf(now));
  return pieces.length > 0 ? weeklyLetter({ settings, pieces, date: now }) : undefined;
}

/** Makes this week's letter and queues it. For how many readers; undefined where there was one already, or nothing is new. */
export async function queueWeekly(options: WeeklyOptions): Promise<number | undefined> {
  const key = `weekly ${weekOf(options.now)}`;
  const [made] = await options.db
    .select({ id: letters.id })
    .from(letters)
    .where(eq(letters.key, key))
    .limit(1);
  if (made) return undefined;
  const letter = await makeWeekly(options);
  return letter && enqueue(options.db, { list: 'weekly', key, ...letter });
}
