import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { lastSteps, type PublishedColumns } from '../db/desk-schema.ts';
import type { posts } from '../db/schema.ts';

const seconds = 60;
/** Steps that can still be taken back. */
export const inTime = gt(lastSteps.at, sql`now() - make_interval(secs => ${seconds})`);

/** A publication or withdrawal that can still be taken back, and for how many seconds. */
export interface Undoable {
  action: 'published' | 'withdrawn';
  seconds: number;
}

/** Keeps what stood before a publication or withdrawal. */
export async function noteStep(
  tx: Db,
  action: Undoable['action'],
  piece: PublishedColumns & { id: string },
  post: typeof posts.$inferSelect | undefined,
): Promise<void> {
  const { slug, date, publishedVersion, publishedAt, postChangedAt, withdrawnAt, withdrawnWords } = piece;
  const step = {
    action,
    piece: { slug, date, publishedVersion, publishedAt, postChangedAt, withdrawnAt, withdrawnWords },
    // The database makes `search` itself.
    post: post ? { ...post, search: undefined } : null,
  };
  await tx
    .insert(lastSteps)
    .values({ pieceId: piece.id, ...step })
    .onConflictDoUpdate({ target: lastSteps.pieceId, set: { ...step, at: sql`now()` } });
}

/** Nothing before this can be taken back. */
export const forgetStep = (tx: Db, pieceId: string) =>
  tx.delete(lastSteps).where(eq(lastSteps.pieceId, pieceId));

export async function undoableOf(db: Db, pieceId: string): Promise<Undoable | null> {
  const [step] = await db
    .select({
      action: lastSteps.action,
      seconds: sql<number>`(${seconds} - extract(epoch from now() - ${lastSteps.at}))::int`,
    })
    .from(lastSteps)
    .where(and(eq(lastSteps.pieceId, pieceId), inTime));
  return step ?? null;
}
