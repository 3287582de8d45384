import { checkDraft, type DraftFinding } from '@daily-nest/content/draft-checks';
import { movedPosts } from '@daily-nest/content/moved-posts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { pieces, posts } from '../db/schema.ts';
import { storePost } from '../posts/import.ts';
import type { PostRecord } from '../posts/post.ts';
import { draftOfPost, postOfDraft } from './draft-of-post.ts';
import { addVersion, isSame, lockPiece, readVersion, type Version } from './pieces.ts';

export type Published =
  | { slug: string }
  /** There is a newer version than the one that was to be published. */
  | { newest: Version }
  /** What has to be mended first. */
  | { findings: DraftFinding[]; reasons: string[] };

/**
 * Makes the post of a version, which has to be the newest, in one transaction. The trigger on posts tells every server. Where the post was
 * changed by a command since the desk wrote it, that text becomes the newest version, and nothing is published over it.
 *
 * @param today in UTC, `2026-11-26`
 */
export async function publish(
  db: Db,
  { pieceId, version, today }: { pieceId: string; version: number; today: string },
): Promise<Published> {
  return db.transaction(async (tx) => {
    const newest = await lockPiece(tx, pieceId);
    if (newest !== version) return { newest: (await readVersion(tx, pieceId, newest))! };
    const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
    const { fields } = (await readVersion(tx, pieceId, version))!;

    const findings = checkDraft(fields).filter(({ stops }) => stops);
    const slug = fields.slug.trim();
    const reasons = slugFaults(slug, piece!.slug);
    const date = piece!.date ?? today;
    const [old] = slug === '' ? [] : await tx.select().from(posts).where(eq(posts.slug, slug)).for('update');
    if (piece!.slug === null && (old || (await isTaken(tx, slug))))
      reasons.push(`slug "${slug}" is the address of another piece`);
    const made = postOfDraft(fields, { domain: piece!.domain, date, updated: old?.updated ?? null, today });
    if (Array.isArray(made)) reasons.push(...made);
    if (findings.length > 0 || reasons.length > 0 || Array.isArray(made)) return { findings, reasons };

    if (old && old.changedAt !== piece!.postChangedAt) {
      const number = newest + 1;
      await addVersion(tx, { pieceId, number, fields: draftOfPost(old), savedBy: null });
      await tx.update(pieces).set({ postChangedAt: old.changedAt }).where(eq(pieces.id, pieceId));
      return { newest: (await readVersion(tx, pieceId, number))! };
    }

    const isLater = today > date && (!old || isOtherText(old, made));
    const changedAt = await storePost(tx, { ...made, updated: isLater ? today : made.updated });
    await tx
      .update(pieces)
      .set({
        slug,
        date,
        publishedVersion: version,
        publishedAt: sql`now()`,
        postChangedAt: changedAt,
        withdrawnAt: null,
        changedAt: sql`now()`,
      })
      .where(eq(pieces.id, pieceId));
    return { slug };
  });
}

/** Takes the post off the site. The draft and its versions stay. False when it is not on the site. */
export async function withdraw(db: Db, pieceId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPiece(tx, pieceId);
    const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
    if (!piece || piece.publishedVersion === null || piece.slug === null || piece.withdrawnAt !== null)
      return false;
    await tx.delete(posts).where(eq(posts.slug, piece.slug));
    await tx
      .update(pieces)
      .set({ withdrawnAt: sql`now()`, postChangedAt: null, changedAt: sql`now()` })
      .where(eq(pieces.id, pieceId));
    return true;
  });
}

function slugFaults(slug: string, published: string | null): string[] {
  if (published !== null && slug !== published)
    return [`slug must stay "${published}": the piece was published there`];
  return slug in movedPosts ? [`slug "${slug}" leads to the piece that a post was merged into`] : [];
}

/** An address that was withdrawn stays its piece's. */
async function isTaken(tx: Db, slug: string): Promise<boolean> {
  const found = await tx.select({ id: pieces.id }).from(pieces).where(eq(pieces.slug, slug));
  return found.length > 0;
}

/** Whether readers get another text, and not only another place or picture. */
function isOtherText(old: PostRecord, made: PostRecord): boolean {
  return (['title', 'description', 'body', 'sources'] as const).some(
    (name) => !isSame(old[name], made[name]),
  );
}
