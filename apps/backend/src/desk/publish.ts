import type { Change, Version } from '@daily-nest/content/desk';
import { checkDraft, type DraftFinding } from '@daily-nest/content/draft-checks';
import { movedPosts } from '@daily-nest/content/moved-posts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { PublishedColumns } from '../db/desk-schema.ts';
import { formerAddresses, pieces, posts } from '../db/schema.ts';
import { storePost } from '../posts/store.ts';
import type { PostRecord } from '../posts/post.ts';
import { draftOfPost, postOfDraft } from './draft-of-post.ts';
import { noteStep, withdrawnPost } from './last-step.ts';
import { addVersion, isSame, lockPiece, readVersion } from './pieces.ts';

/** What has to be mended before a version can be published. */
export interface Unready {
  findings: DraftFinding[];
  reasons: string[];
}

export type Published =
  | { slug: string }
  /** There is a newer version than the one that was to be published. */
  | { newest: Version }
  | Unready;

type PieceColumns = typeof pieces.$inferSelect;
type StoredPost = typeof posts.$inferSelect;

interface Publication {
  pieceId: string;
  version: number;
  /** In UTC, `2026-11-26`. */
  today: string;
  /** What readers are told of the change, where the piece is on the site. @default 'new' */
  change?: Change;
  /** The version was chosen earlier: it is published also where a newer one was saved meanwhile. */
  isPlanned?: boolean;
}

/**
 * Makes the post of a version, which has to be the newest, in one transaction. The trigger on posts tells every server. Where the post was
 * changed by a command since the desk wrote it, that text becomes the newest version, and nothing is published over it.
 */
export async function publish(
  db: Db,
  { pieceId, version, today, change = 'new', isPlanned = false }: Publication,
): Promise<Published> {
  return db.transaction(async (tx) => {
    const newest = await lockPiece(tx, pieceId);
    if (newest !== version && !isPlanned) return { newest: (await readVersion(tx, pieceId, newest))! };
    const ready = await makePost(tx, { pieceId, version, today });
    if ('reasons' in ready) return ready;
    const { piece, made, old } = ready;
    if (typeof change === 'object' && !old)
      return { findings: [], reasons: ['a piece that is not on the site has nothing to correct'] };

    if (old && old.changedAt !== piece.postChangedAt) {
      const number = newest + 1;
      await addVersion(tx, { pieceId, number, fields: draftOfPost(old), savedBy: null });
      await tx.update(pieces).set({ postChangedAt: old.changedAt }).where(eq(pieces.id, pieceId));
      return { newest: (await readVersion(tx, pieceId, number))! };
    }

    const isMarked = change === 'new' && today > made.date && (!old || isOtherText(old, made));
    const corrections =
      typeof change === 'object' ? [{ date: today, ...change }, ...made.corrections] : made.corrections;
    await noteStep(tx, 'published', piece, old);
    const changedAt = await storePost(tx, {
      ...made,
      corrections,
      updated: isMarked ? today : made.updated,
    });
    await tx
      .update(pieces)
      .set({
        slug: made.slug,
        date: made.date,
        publishedVersion: version,
        publishedAt: sql`now()`,
        postChangedAt: changedAt,
        withdrawnAt: null,
        withdrawnWords: null,
        ...unplanned,
        changedAt: sql`now()`,
      })
      .where(eq(pieces.id, pieceId));
    return { slug: made.slug };
  });
}

/** The columns of a piece for which no publication is planned. */
export const unplanned = {
  scheduledAt: null,
  scheduledVersion: null,
  scheduledBy: null,
  scheduleFault: null,
};

/** The post of a version with the one that is on the site, or why it cannot be published. The piece has to be locked. */
export async function makePost(
  tx: Db,
  { pieceId, version, today }: Pick<Publication, 'pieceId' | 'version' | 'today'>,
): Promise<Unready | { piece: PieceColumns; made: PostRecord; old: StoredPost | undefined }> {
  const [row] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
  const piece = row!;
  const { fields } = (await readVersion(tx, pieceId, version))!;
  const findings = checkDraft(fields).filter(({ stops }) => stops);
  const slug = fields.slug.trim();
  const reasons = slugFaults(slug, piece.slug);
  if (piece.slug === null) await reserve(tx, slug);
  const [old] = slug === '' ? [] : await tx.select().from(posts).where(eq(posts.slug, slug)).for('update');
  if (piece.slug === null && (old || (await isTaken(tx, slug))))
    reasons.push(`slug "${slug}" is the address of another piece`);
  const date = piece.date ?? today;
  const before = old ?? (await withdrawnPost(tx, pieceId));
  const { updated = null, corrections = [] } = before ?? {};
  const made = postOfDraft(fields, { domain: piece.domain, date, updated, corrections, today });
  if (Array.isArray(made)) return { findings, reasons: [...reasons, ...made] };
  return findings.length > 0 || reasons.length > 0 ? { findings, reasons } : { piece, made, old };
}

/**
 * Takes the post off the site. The draft and its versions stay. False when it is not on the site.
 *
 * @param words what its page says from then on
 */
export async function withdraw(db: Db, pieceId: string, words: string | null = null): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPiece(tx, pieceId);
    const [piece] = await tx.select().from(pieces).where(eq(pieces.id, pieceId));
    if (!piece || !isOnSite(piece)) return false;
    const [post] = await tx.delete(posts).where(eq(posts.slug, piece.slug)).returning();
    await noteStep(tx, 'withdrawn', piece, post);
    await tx
      .update(pieces)
      .set({
        withdrawnAt: sql`now()`,
        withdrawnWords: words,
        postChangedAt: null,
        ...unplanned,
        changedAt: sql`now()`,
      })
      .where(eq(pieces.id, pieceId));
    return true;
  });
}

export function isOnSite<Piece extends Pick<PublishedColumns, 'slug' | 'publishedVersion' | 'withdrawnAt'>>(
  piece: Piece,
): piece is Piece & { slug: string } {
  return piece.publishedVersion !== null && piece.slug !== null && piece.withdrawnAt === null;
}

function slugFaults(slug: string, published: string | null): string[] {
  if (published !== null && slug !== published)
    return [`slug must stay "${published}": the piece was published there`];
  return isMoved(slug) ? [`slug "${slug}" leads to the piece that a post was merged into`] : [];
}

export const isMoved = (slug: string) => Object.hasOwn(movedPosts, slug);

/** Whoever else wants this address waits until the transaction is over, and then finds it taken. */
export const reserve = (tx: Db, slug: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('address'), hashtext(${slug}))`);

/** An address that was withdrawn, or that a piece had before, stays its piece's. */
export async function isTaken(tx: Db, slug: string): Promise<boolean> {
  const [own, former] = await Promise.all([
    tx.$count(pieces, eq(pieces.slug, slug)),
    tx.$count(formerAddresses, eq(formerAddresses.slug, slug)),
  ]);
  return own + former > 0;
}

/** Whether readers get another text, and not only another place or picture. */
function isOtherText(old: PostRecord, made: PostRecord): boolean {
  return (['title', 'description', 'body', 'sources'] as const).some(
    (name) => !isSame(old[name], made[name]),
  );
}
