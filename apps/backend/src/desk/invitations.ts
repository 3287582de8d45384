import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import {
  credentials,
  deskSettings,
  invitations,
  passkeys,
  people,
  type Role,
  sessions,
} from '../db/desk-schema.ts';
import { passwordProvider } from './auth-values.ts';
import { turnOff } from './second-step.ts';

const goodForMinutes = 60;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** An invitation that can be used now. */
const isOpen = and(isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`));

/**
 * Makes an invitation and turns the desk on. An older one for the same address ends. Somebody who is known already sets a new password
 * with it and gets the invitation's role.
 *
 * @param role of the first person an owner's, of others an editor's, if it is not given
 */
export async function invite(
  db: Db,
  email: string,
  role?: Role,
): Promise<{ token: string; role: Role; email: string }> {
  const token = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    await turnOn(tx);
    const [known] = await tx.select({ role: people.role }).from(people).where(eq(people.email, email));
    const [owners] = await tx
      .select({ count: count() })
      .from(people)
      .where(and(eq(people.role, 'owner'), isNull(people.leftAt)));
    const given = role ?? known?.role ?? (owners?.count === 0 ? 'owner' : 'editor');
    await tx.delete(invitations).where(and(eq(invitations.email, email), isNull(invitations.usedAt)));
    await tx.insert(invitations).values({
      hash: hashOf(token),
      email,
      role: given,
      expiresAt: sql`now() + ${sql.raw(`interval '${goodForMinutes} minutes'`)}`,
    });
    return { token, role: given, email };
  });
}

/** Makes the secret that signs cookies, where there is none. */
export const turnOn = (db: Db) =>
  db
    .insert(deskSettings)
    .values({ secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();

/** The token stands behind the #, which browsers send to no server: it is in no log. */
export const invitationLink = (origin: string, token: string) => `${origin}/desk/invitation#${token}`;

/** Whom an invitation is for; undefined when it was used, is too old or never was. */
export async function openInvitation(
  db: Db,
  token: string,
): Promise<{ email: string; role: Role; name: string | undefined } | undefined> {
  const [found] = await db
    .select({ email: invitations.email, role: invitations.role, name: people.name })
    .from(invitations)
    .leftJoin(people, eq(people.email, invitations.email))
    .where(and(eq(invitations.hash, hashOf(token)), isOpen));
  return found && { ...found, name: found.name ?? undefined };
}

/**
 * Uses an invitation up: makes the person, or gives a known one the new password and ends their sessions, second step and passkeys. Undefined when it is not open;
 * of two uses at the same moment one wins.
 */
export async function acceptInvitation(
  db: Db,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ id: string; email: string; role: Role } | undefined> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(invitations)
      .set({ usedAt: sql`now()` })
      .where(and(eq(invitations.hash, hashOf(token)), isOpen))
      .returning({ email: invitations.email, role: invitations.role });
    if (!used) return undefined;
    const [person] = await tx
      .insert(people)
      .values({ email: used.email, name, role: used.role })
      .onConflictDoUpdate({
        target: people.email,
        set: { name, role: used.role, leftAt: null, updatedAt: sql`now()` },
      })
      .returning({ id: people.id, email: people.email, role: people.role });
    const { id } = person!;
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await turnOff(tx, id);
    await tx.delete(passkeys).where(eq(passkeys.personId, id));
    await tx
      .insert(credentials)
      .values({ userId: id, providerId: passwordProvider, accountId: id, password })
      .onConflictDoUpdate({
        target: [credentials.providerId, credentials.accountId],
        set: { password, updatedAt: sql`now()` },
      });
    return person;
  });
}

/** Whether somebody else than this person is an owner. */
export async function hasOtherOwner(db: Db, personId: string): Promise<boolean> {
  const [owners] = await db
    .select({ count: count() })
    .from(people)
    .where(and(eq(people.role, 'owner'), isNull(people.leftAt), ne(people.id, personId)));
  return (owners?.count ?? 0) > 0;
}
