import type { Front, FrontDraft } from '@daily-nest/content/desk';
import type { Placing } from '@daily-nest/content/front-places';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { frontDrafts, fronts, people } from '../db/desk-schema.ts';
import { isoOf } from '../db/iso.ts';

/** The published placings of a domain, the newest first. That in force is the first. */
export async function listFronts(db: Db, domain: string, before?: number, limit = 30): Promise<Front[]> {
  return db
    .select({ id: fronts.id, places: fronts.places, by: people.name, at: isoOf(fronts.publishedAt) })
    .from(fronts)
    .leftJoin(people, eq(people.id, fronts.publishedBy))
    .where(and(eq(fronts.domain, domain), before === undefined ? undefined : lt(fronts.id, before)))
    .orderBy(desc(fronts.id))
    .limit(limit);
}

/** The placing in work. Before the first one it is empty, with version 0. */
export async function readFrontDraft(db: Db, domain: string): Promise<FrontDraft> {
  const [draft] = await db
    .select({ version: frontDrafts.version, places: frontDrafts.places })
    .from(frontDrafts)
    .where(eq(frontDrafts.domain, domain));
  return draft ?? { version: 0, places: {} };
}

interface SaveFront {
  domain: string;
  /** The version that it was made of. */
  base: number;
  places: Placing;
  personId: string;
}

/** Saves the placing in work; undefined where somebody has saved another one since. */
export async function saveFrontDraft(
  db: Db,
  { domain, base, places, personId }: SaveFront,
): Promise<FrontDraft | undefined> {
  const row = { domain, places, version: base + 1, changedBy: personId, changedAt: sql`now()` };
  const [saved] = await db
    .insert(frontDrafts)
    .values(row)
    .onConflictDoUpdate({ target: frontDrafts.domain, set: row, setWhere: eq(frontDrafts.version, base) })
    .returning({ version: frontDrafts.version, places: frontDrafts.places });
  return saved;
}

/** Publishes the placing in work, if it is still that version, and tells every site. */
export async function publishFront(
  tx: Db,
  { domain, version, personId }: { domain: string; version: number; personId: string },
): Promise<number | undefined> {
  const [draft] = await tx
    .select({ version: frontDrafts.version, places: frontDrafts.places })
    .from(frontDrafts)
    .where(eq(frontDrafts.domain, domain))
    .for('update');
  if (draft?.version !== version) return undefined;
  return addFront(tx, { domain, places: draft.places, personId });
}

/** Shows a former placing again: it is published anew, and is the one in work from then on. */
export async function returnToFront(
  tx: Db,
  { domain, id, personId }: { domain: string; id: number; personId: string },
): Promise<number | undefined> {
  const [former] = await tx
    .select({ places: fronts.places })
    .from(fronts)
    .where(and(eq(fronts.domain, domain), eq(fronts.id, id)));
  if (!former) return undefined;
  const row = { domain, places: former.places, changedBy: personId, changedAt: sql`now()` };
  await tx
    .insert(frontDrafts)
    .values({ ...row, version: 1 })
    .onConflictDoUpdate({
      target: frontDrafts.domain,
      set: { ...row, version: sql`${frontDrafts.version} + 1` },
    });
  return addFront(tx, { domain, places: former.places, personId });
}

async function addFront(
  tx: Db,
  { domain, places, personId }: { domain: string; places: Placing; personId: string },
): Promise<number> {
  const [added] = await tx
    .insert(fronts)
    .values({ domain, places, publishedBy: personId })
    .returning({ id: fronts.id });
  // What a post's change does by a trigger.
  await tx.execute(sql`select pg_notify('posts_changed', '')`);
  return added!.id;
}
