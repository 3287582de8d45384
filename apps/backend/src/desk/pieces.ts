import type { Piece, PieceRow, PieceState, Version } from '@daily-nest/content/desk';
import type { DraftFields } from '@daily-nest/content/draft';
import { emptyDraft } from '@daily-nest/content/empty-draft';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { people, pieces, versions } from '../db/desk-schema.ts';
import { isoOf } from '../db/iso.ts';
import { posts } from '../db/schema.ts';
import { wantUpload } from '../pictures/rows.ts';
import type { Person } from './auth.ts';
import { draftOfPost } from './draft-of-post.ts';
import { undoableOf } from './last-step.ts';

const pageSize = 100;

const state = sql<PieceState>`case
  when ${pieces.withdrawnAt} is not null then 'withdrawn'
  when ${pieces.publishedVersion} is not null then 'published'
  else 'draft' end`;

/** Whoever reads pieces. */
type Reader = Pick<Person, 'id' | 'role'>;

/** A writer sees their own pieces, editors and owners all. */
const isSeenBy = (person: Reader) => (person.role === 'writer' ? eq(pieces.writerId, person.id) : undefined);

/** The pieces that somebody may see, the last changed first. `before` is the `changedAt` of the last row of the page before. */
export async function listPieces(db: Db, person: Person, before?: string): Promise<PieceRow[]> {
  return db
    .select({
      id: pieces.id,
      domain: pieces.domain,
      title: sql<string>`${versions.fields} ->> 'title'`,
      writer: people.name,
      state,
      version: pieces.version,
      publishedVersion: pieces.publishedVersion,
      slug: pieces.slug,
      changedAt: isoOf(pieces.changedAt),
      scheduledAt: sql<string | null>`${isoOf(pieces.scheduledAt)}`,
    })
    .from(pieces)
    .innerJoin(versions, and(eq(versions.pieceId, pieces.id), eq(versions.number, pieces.version)))
    .leftJoin(people, eq(people.id, pieces.writerId))
    .where(and(isSeenBy(person), before === undefined ? undefined : lt(pieces.changedAt, before)))
    .orderBy(desc(pieces.changedAt), desc(pieces.id))
    .limit(pageSize);
}

/** A piece with its newest version; undefined for one that is not there or that this person may not see. */
export async function readPiece(db: Db, person: Reader, id: string): Promise<Piece | undefined> {
  const [found] = await db
    .select({
      id: pieces.id,
      domain: pieces.domain,
      writer: people.name,
      state,
      publishedVersion: pieces.publishedVersion,
      slug: pieces.slug,
      date: pieces.date,
      changedAt: isoOf(pieces.changedAt),
      version: pieces.version,
      withdrawnWords: pieces.withdrawnWords,
      scheduledAt: sql<string | null>`${isoOf(pieces.scheduledAt)}`,
      scheduledVersion: pieces.scheduledVersion,
      scheduleFault: pieces.scheduleFault,
    })
    .from(pieces)
    .leftJoin(people, eq(people.id, pieces.writerId))
    .where(and(eq(pieces.id, id), isSeenBy(person)));
  if (!found) return undefined;
  const { version, scheduledVersion, ...piece } = found;
  const at = piece.scheduledAt;
  const newest = await readVersion(db, id, version);
  return (
    newest && {
      ...piece,
      title: newest.fields.title,
      newest,
      planned: at === null || scheduledVersion === null ? null : { version: scheduledVersion, at },
      undo: person.role === 'writer' ? null : await undoableOf(db, id),
    }
  );
}

const versionColumns = {
  number: versions.number,
  fields: versions.fields,
  savedBy: people.name,
  savedAt: isoOf(versions.savedAt),
};

export async function readVersion(db: Db, pieceId: string, number: number): Promise<Version | undefined> {
  const [found] = await db
    .select(versionColumns)
    .from(versions)
    .leftJoin(people, eq(people.id, versions.savedBy))
    .where(and(eq(versions.pieceId, pieceId), eq(versions.number, number)));
  return found;
}

/** The versions of a piece without their texts, the newest first. */
export async function listVersions(
  db: Db,
  pieceId: string,
  before?: number,
): Promise<Omit<Version, 'fields'>[]> {
  const { fields: _, ...columns } = versionColumns;
  return db
    .select(columns)
    .from(versions)
    .leftJoin(people, eq(people.id, versions.savedBy))
    .where(and(eq(versions.pieceId, pieceId), before === undefined ? undefined : lt(versions.number, before)))
    .orderBy(desc(versions.number))
    .limit(pageSize);
}

/** Begins an empty piece. */
export async function beginPiece(db: Db, person: Person, domain: string): Promise<string> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(pieces)
      .values({ writerId: person.id, domain, version: 1 })
      .returning({ id: pieces.id });
    const { id } = made!;
    await tx.insert(versions).values({
      pieceId: id,
      number: 1,
      fields: { ...emptyDraft, author: person.name.slice(0, 120) },
      savedBy: person.id,
    });
    return id;
  });
}

/** The piece of a post, made when it is opened for the first time; undefined when there is no such post. */
export async function openPost(db: Db, slug: string): Promise<{ id: string; isNew: boolean } | undefined> {
  return db.transaction(async (tx) => {
    // Two editors who open it at the same moment make one piece.
    const [post] = await tx.select().from(posts).where(eq(posts.slug, slug)).for('update');
    const [known] = await tx.select({ id: pieces.id }).from(pieces).where(eq(pieces.slug, slug));
    if (known) return { id: known.id, isNew: false };
    if (!post) return undefined;
    const [made] = await tx
      .insert(pieces)
      .values({
        domain: post.domain,
        version: 1,
        slug,
        date: post.date,
        publishedVersion: 1,
        publishedAt: post.createdAt,
        postChangedAt: post.changedAt,
      })
      .returning({ id: pieces.id });
    const { id } = made!;
    await tx.insert(versions).values({ pieceId: id, number: 1, fields: draftOfPost(post) });
    return { id, isNew: true };
  });
}

/** The posts of a domain that no piece was made of yet, the newest first. */
export async function postsWithoutPiece(
  db: Db,
  domain: string,
): Promise<{ slug: string; title: string; date: string }[]> {
  return db
    .select({ slug: posts.slug, title: posts.title, date: posts.date })
    .from(posts)
    .leftJoin(pieces, eq(pieces.slug, posts.slug))
    .where(and(eq(posts.domain, domain), isNull(pieces.id)))
    .orderBy(desc(posts.date), desc(posts.id))
    .limit(1000);
}

/**
 * Saves a version after the one that it was made of. Where a newer one is there, nothing is saved, and the newer one is returned: its text
 * and the given one are both to be shown. `changed` is false for a text that is the newest already, as when an answer was lost on its way.
 */
export async function saveVersion(
  db: Db,
  { pieceId, base, fields, person }: { pieceId: string; base: number; fields: DraftFields; person: Person },
): Promise<{ version: number; changed: boolean } | { newest: Version }> {
  return db.transaction(async (tx) => {
    const number = await lockPiece(tx, pieceId);
    const newest = (await readVersion(tx, pieceId, number))!;
    if (isSame(newest.fields, fields)) return { version: number, changed: false };
    if (base !== number) return { newest };
    return {
      version: await addVersion(tx, { pieceId, number: number + 1, fields, savedBy: person.id }),
      changed: true,
    };
  });
}

/** Takes the piece for this transaction; answers the number of its newest version. */
export async function lockPiece(tx: Db, id: string): Promise<number> {
  const [piece] = await tx
    .select({ version: pieces.version })
    .from(pieces)
    .where(eq(pieces.id, id))
    .for('update');
  return piece?.version ?? 0;
}

export async function addVersion(
  tx: Db,
  version: { pieceId: string; number: number; fields: DraftFields; savedBy: string | null },
): Promise<number> {
  await tx.insert(versions).values(version);
  await wantUpload(tx, version.fields.image);
  await tx
    .update(pieces)
    .set({ version: version.number, changedAt: sql`now()` })
    .where(eq(pieces.id, version.pieceId));
  return version.number;
}

/** Whether two values say the same. Postgres sorts the keys of what it stores. */
export function isSame(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, entry: unknown) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}
