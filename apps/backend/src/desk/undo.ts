import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { lastSteps, pieces, posts } from '../db/schema.ts';
import { forgetStep, inTime } from './last-step.ts';
import { lockPiece } from './pieces.ts';

/**
 * Takes the last publication or withdrawal back, within a minute: readers get what they got before. False when it is too late, or when
 * somebody has changed the post meanwhile.
 */
export async function undo(db: Db, pieceId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPiece(tx, pieceId);
    const [step] = await tx
      .select()
      .from(lastSteps)
      .where(and(eq(lastSteps.pieceId, pieceId), inTime));
    const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
    if (!step || !piece || piece.slug === null) return false;
    const isIts = eq(posts.slug, piece.slug);
    const [now] = await tx.select({ changedAt: posts.changedAt }).from(posts).where(isIts).for('update');
    if ((now?.changedAt ?? null) !== piece.postChangedAt) return false;
    await forgetStep(tx, pieceId);
    await tx.delete(posts).where(isIts);
    const [restored] = step.post
      ? await tx
          .insert(posts)
          // The same row again: lists of a day are in the order of the ids.
          .overridingSystemValue()
          .values({ ...(step.post as typeof posts.$inferInsert), changedAt: sql`now()` as never })
          .returning({ changedAt: posts.changedAt })
      : [];
    await tx
      .update(pieces)
      .set({ ...step.piece, postChangedAt: restored?.changedAt ?? null, changedAt: sql`now()` })
      .where(eq(pieces.id, pieceId));
    return true;
  });
}
