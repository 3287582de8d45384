import type { Undoable } from '@daily-nest/content/desk';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { lastSteps, type PublishedColumns } from '../db/desk-schema.ts';
import type { posts } from '../db/schema.ts';

const seconds = 60;
/** Steps that can still be taken back. */
export const inTime = gt(lastSteps.at, sql`now() - make_interval(secs => ${seconds})`);

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

/** The post of a piece that was withdrawn: what it said of itself is said again when the piece is published again. */
export async function withdrawnPost(
  tx: Db,
  pieceId: string,
): Promise<Pick<typeof posts.$inferSelect, 'updated' | 'corrections'> | undefined> {
  const [step] = await tx
    .select({ post: lastSteps.post })
    .from(lastSteps)
    .where(and(eq(lastSteps.pieceId, pieceId), eq(lastSteps.action, 'withdrawn')));
  return (step?.post ?? undefined) as typeof posts.$inferSelect | undefined;
}

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
