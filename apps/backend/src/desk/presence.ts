import type { Other } from '@daily-nest/content/desk';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { people, presence } from '../db/desk-schema.ts';

/** A window asks every quarter of a minute; after two lost calls its person counts as gone. */
const goneAfter = sql`now() - interval '40 seconds'`;

interface Window {
  pieceId: string;
  /** Of one window of a browser. */
  window: string;
  personId: string;
}

/** Notes that somebody has a piece open, and answers who else has. */
export async function beIn(db: Db, { pieceId, window, personId }: Window): Promise<Other[]> {
  await db
    .insert(presence)
    .values({ pieceId, window, personId })
    .onConflictDoUpdate({
      target: [presence.pieceId, presence.window],
      set: { personId, seenAt: sql`now()` },
    });
  return db
    .selectDistinct({ name: people.name, isSame: sql<boolean>`${presence.personId} = ${personId}::uuid` })
    .from(presence)
    .innerJoin(people, eq(people.id, presence.personId))
    .where(and(eq(presence.pieceId, pieceId), ne(presence.window, window), gt(presence.seenAt, goneAfter)))
    .orderBy(people.name);
}

/** The window is left. Windows that were not heard of for long are forgotten with it. */
export async function leave(db: Db, { pieceId, window, personId }: Window): Promise<void> {
  await db
    .delete(presence)
    .where(and(eq(presence.pieceId, pieceId), eq(presence.window, window), eq(presence.personId, personId)));
  await db.delete(presence).where(lt(presence.seenAt, sql`now() - interval '1 day'`));
}
