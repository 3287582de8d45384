import type { SentLetter } from '@daily-nest/content/desk';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deliveries, letters } from '../db/mail-schema.ts';
import { isoOf } from '../db/iso.ts';
import { isUncertain } from './mail-status.ts';

const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(${deliveries.id}) filter (where ${condition}))::int`;
const stateIs = (state: string) => sql`${deliveries.state} = ${state}`;

/** The last letters, the newest first. Counts are erased with their deliveries, after two months. */
export async function sentLetters(db: Db, limit = 20): Promise<SentLetter[]> {
  const newest = db.select().from(letters).orderBy(desc(letters.createdAt)).limit(limit).as('newest');
  return db
    .select({
      id: newest.id,
      list: newest.list,
      subject: newest.subject,
      at: isoOf(newest.createdAt),
      waiting: counted(sql`${deliveries.state} not in ('sent', 'failed') and not (${isUncertain})`),
      sent: counted(stateIs('sent')),
      failed: counted(stateIs('failed')),
      uncertain: counted(isUncertain),
    })
    .from(newest)
    .leftJoin(deliveries, eq(deliveries.letterId, newest.id))
    .groupBy(newest.id, newest.list, newest.subject, newest.createdAt)
    .orderBy(desc(newest.createdAt));
}

/** The HTML of a letter, before each reader's own links are added. */
export async function sentHtml(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ html: letters.html }).from(letters).where(eq(letters.id, id));
  return row?.html;
}
