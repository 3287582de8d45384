import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
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
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'weekly'>;
  /** The domain of its posts. */
  domain: string;
  now: Date;
}

/** Makes the letter of pieces that are new and were in no letter before; returns undefined without any. */
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
  const after = dayOf(new Date(now.getTime() - newMs));
  const pieces = await newestPieces({ db, domain, after, upTo: dayOf(now), but: await sentPaths(db) });
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

/**
 * Makes the letter of a week and queues it. Returns the number of readers; undefined if it exists already or
 * nothing is new.
 */
export async function queueWeekly(options: WeeklyOptions): Promise<number | undefined> {
  const { settings, now } = options;
  const key = `weekly ${weekOf(settings.weekly ? timeOf(settings.weekly, now) : now)}`;
  const [made] = await options.db
    .select({ id: letters.id })
    .from(letters)
    .where(eq(letters.key, key))
    .limit(1);
  if (made) return undefined;
  const letter = await makeWeekly(options);
  return letter && enqueue(options.db, { list: 'weekly', key, ...letter });
}
