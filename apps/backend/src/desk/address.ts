import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { formerAddresses, pieces, posts } from '../db/schema.ts';
import { ApiError } from '../http/errors.ts';
import { addVersion, lockPiece, readVersion } from './pieces.ts';
import { isMoved, isOnSite, isTaken, reserve } from './publish.ts';
import { forgetStep } from './last-step.ts';

const refuse = (code: string, message: string) => new ApiError(409, code, message);

/**
 * Moves a piece that is on the site, and its draft, to another address. The one that it had leads there from then on; one of its own former
 * addresses it may have again. Throws a 409 with the reason for the editor.
 */
export async function changeAddress(
  db: Db,
  { pieceId, slug, personId }: { pieceId: string; slug: string; personId: string },
): Promise<{ from: string }> {
  return db.transaction(async (tx) => {
    const newest = await lockPiece(tx, pieceId);
    const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
    if (!piece || !isOnSite(piece)) throw refuse('not_published', 'The piece is not on the site.');
    if (piece.scheduledAt !== null)
      throw refuse('planned', 'Changes are to be published at a time. Cancel that first.');
    if (slug === piece.slug) throw refuse('same_address', 'The piece is at this address already.');
    await reserve(tx, slug);
    await tx
      .delete(formerAddresses)
      .where(and(eq(formerAddresses.slug, slug), eq(formerAddresses.pieceId, pieceId)));
    if (isMoved(slug) || (await isTaken(tx, slug)) || (await tx.$count(posts, eq(posts.slug, slug))) > 0)
      throw refuse('address_taken', 'Another piece has this address, or had it before.');
    const { fields } = (await readVersion(tx, pieceId, newest))!;
    const number = await addVersion(tx, {
      pieceId,
      number: newest + 1,
      fields: { ...fields, slug },
      savedBy: personId,
    });
    const [post] = await tx
      .update(posts)
      .set({ slug, changedAt: sql`now()` })
      .where(eq(posts.slug, piece.slug))
      .returning({ changedAt: posts.changedAt });
    await tx.insert(formerAddresses).values({ slug: piece.slug, pieceId });
    await tx
      .update(pieces)
      .set({
        slug,
        postChangedAt: post?.changedAt ?? null,
        ...(piece.publishedVersion === newest && { publishedVersion: number }),
      })
      .where(eq(pieces.id, pieceId));
    await forgetStep(tx, pieceId);
    return { from: piece.slug };
  });
}
