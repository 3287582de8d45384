import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { letters } from '../db/mail-schema.ts';
import type { LetterText } from './letter/confirm.ts';
import type { MailSettings, WeeklyTime } from '../mail-settings.ts';
import { enqueue } from './queue.ts';

const dayMs = 86_400_000;
/** A letter that could not be made at its time is made up for so long; later it would be no weekly one. */
const makeUpMs = dayMs;
/** How long a piece is new. Two weeks, because what came after one letter, or was too much for it, is for the next. */
const newMs = 14 * dayMs;
/** More letters than are made while a piece is new. */
const enoughLetters = 5;
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

/** The time that a letter made now is for: the last one, while it is still made up for, or else the next. */
export function timeOf(time: WeeklyTime, now: Date): Date {
  const last = lastTime(time, now);
  return isDue(time, now) ? last : new Date(last.getTime() + 7 * dayMs);
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
  settings: Pick<MailSettings, 'from' | 'siteUrl' | 'imprint' | 'weekly'>;
  /** Whose posts are in it. */
  domain: string;
  now: Date;
}

/** The letter of what is new and was in none before; undefined where nothing is. */
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

/** The paths that the last weekly letters led to: each stands on a line of its own. */
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

/** Makes the letter of a week and queues it. For how many readers; undefined where there was one already, or nothing is new. */
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
