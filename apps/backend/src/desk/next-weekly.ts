import type { NextWeekly } from '@daily-nest/content/desk';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { people, weeklyHolds } from '../db/desk-schema.ts';
import { isoOf } from '../db/iso.ts';
import type { WeeklyTime } from '../mail-settings.ts';
import { currentWeek, isMade, timeOf, weekOf } from '../mail/weekly.ts';

const weekMs = 7 * 86_400_000;

/** Returns the letter of this week, or of the next one if it is sent. */
export async function nextWeekly(db: Db, time: WeeklyTime | null, now: Date): Promise<NextWeekly> {
  const isOver = await isMade(db, currentWeek(time, now));
  const at = new Date((time ? timeOf(time, now) : now).getTime() + (isOver ? weekMs : 0));
  const week = weekOf(at);
  const [held] = await db
    .select({ by: people.name, at: isoOf(weeklyHolds.heldAt) })
    .from(weeklyHolds)
    .leftJoin(people, eq(people.id, weeklyHolds.heldBy))
    .where(eq(weeklyHolds.week, week));
  return { week, at: time && at.toISOString(), held: held ?? null };
}
