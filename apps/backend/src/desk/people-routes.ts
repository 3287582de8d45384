import { zValidator } from '@hono/zod-validator';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import {
  auditLog,
  credentials,
  invitations,
  passkeys,
  people,
  roles,
  secondSteps,
  sessions,
} from '../db/desk-schema.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import { mailAddress } from '../mail-address.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, deskOrigins, only } from './access.ts';
import { countAttempt } from './attempts.ts';
import { note } from './audit.ts';
import { personOf, personWith, signOut } from './auth.ts';
import { longestPassword, shortestPassword } from './auth-values.ts';
import { writeBrief } from './brief-cookie.ts';
import { acceptInvitation, hasOtherOwner, invitationLink, invite, openInvitation } from './invitations.ts';
import { isOn, turnOff } from './second-step.ts';
import { deskSites, titlesOfDesk } from './titles.ts';
import { countTry } from './tries.ts';
import { takeCookies, welcome } from './welcome.ts';

const token = z.string().max(100);
const password = z
  .string()
  .min(shortestPassword, `must have at least ${shortestPassword} characters`)
  .max(longestPassword, `must have at most ${longestPassword} characters`);
export const name = z
  .string()
  .trim()
  .min(1, 'must be a name')
  .max(120)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'must be a name');
const role = z.enum(roles, `must be one of ${roles.join(', ')}`);
const id = z.object({ id: z.uuid() });

const gone = () =>
  new ApiError(410, 'invitation_ended', 'This invitation was used, or is older than an hour.');

/** Signing in, invitations, sessions and people. */
export function peopleRoutes(services: Pick<Services, 'database' | 'settings'>) {
  const { database, settings } = services;
  const { db } = database;
  return new Hono<DeskEnv>()
    .get('/session', async (c) => {
      const person = (await personOf(c.var.auth, c.req.raw.headers)) ?? null;
      return c.json({
        person,
        site: settings.SITE_URL ?? null,
        sites: deskSites(settings),
        titles: titlesOfDesk(settings),
        zone: settings.DESK_TIME_ZONE,
      });
    })
    .post(
      '/sign-in',
      zValidator(
        'json',
        z.strictObject({ email: mailAddress, password: z.string().max(longestPassword) }),
        refuseBadParameters,
      ),
      async (c) => {
        const given = c.req.valid('json');
        await countTry(c, services, 'account', given.email);
        const personId = await personWith(c.var.auth, db, given);
        if (personId === undefined) {
          await note(db, {
            action: 'sign-in failed',
            personId: null,
            address: c.var.address,
            target: given.email,
          });
          throw new ApiError(401, 'wrong_sign_in', 'The address or the password is wrong.');
        }
        const stepId = await isOn(db, personId);
        if (stepId === undefined) return welcome(c, services, personId, 'password');
        await writeBrief(c, services, 'step', { personId, stepId });
        return c.json({ person: null, next: 'code' });
      },
    )
    .post('/invitation', zValidator('json', z.strictObject({ token }), refuseBadParameters), async (c) => {
      await countAttempt(db, 'address', c.var.address);
      const invitation = await openInvitation(db, c.req.valid('json').token);
      if (!invitation) throw gone();
      return c.json(invitation);
    })
    .post(
      '/invitation/accept',
      zValidator('json', z.strictObject({ token, name, password }), refuseBadParameters),
      async (c) => {
        const given = c.req.valid('json');
        await countAttempt(db, 'address', c.var.address);
        // Hashing takes memory and time: only for a token that is open.
        if (!(await openInvitation(db, given.token))) throw gone();
        const hash = await (await c.var.auth.$context).password.hash(given.password);
        const person = await acceptInvitation(db, { ...given, password: hash });
        if (!person) throw gone();
        await note(db, {
          action: 'invitation accepted',
          personId: person.id,
          address: c.var.address,
          details: { role: person.role },
        });
        return welcome(c, services, person.id, 'password');
      },
    )
    .post('/sign-out', only(...roles), async (c) => {
      const headers = await signOut(c.var.auth, c.req.raw.headers);
      await note(db, { action: 'signed out', ...by(c) });
      takeCookies(c, headers);
      return c.json({ person: null });
    })
    .get('/sessions', only(...roles), async (c) => {
      const { id: personId, sessionId } = c.var.person;
      const rows = await db
        .select({
          id: sessions.id,
          address: sessions.ipAddress,
          browser: sessions.userAgent,
          since: sessions.createdAt,
        })
        .from(sessions)
        .where(and(eq(sessions.userId, personId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.createdAt));
      return c.json({ sessions: rows.map((row) => ({ ...row, isThis: row.id === sessionId })) });
    })
    .delete('/sessions/:id', only(...roles), zValidator('param', id, refuseBadParameters), async (c) => {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.id, c.req.valid('param').id), eq(sessions.userId, c.var.person.id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw new ApiError(404, 'not_found', 'There is no such session.');
      await note(db, { action: 'session ended', ...by(c), target: ended[0]!.id });
      return c.json({ ended: ended[0]!.id });
    })
    .get('/people', only('owner'), async (c) => {
      const members = await db
        .select({
          id: people.id,
          name: people.name,
          email: people.email,
          role: people.role,
          hasCode: sql<boolean>`${secondSteps.confirmedAt} is not null`,
        })
        .from(people)
        .leftJoin(secondSteps, eq(secondSteps.personId, people.id))
        .where(isNull(people.leftAt))
        .orderBy(people.name);
      const invited = await db
        .select({ email: invitations.email, role: invitations.role, expiresAt: invitations.expiresAt })
        .from(invitations)
        .where(and(isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`)))
        .orderBy(invitations.email);
      return c.json({ people: members, invited });
    })
    .post(
      '/people',
      only('owner'),
      zValidator('json', z.strictObject({ email: mailAddress, role }), refuseBadParameters),
      async (c) => {
        const given = c.req.valid('json');
        await mayLower(db, given);
        const invited = await invite(db, given.email, given.role);
        await note(db, { action: 'invited', ...by(c), target: given.email, details: { role: given.role } });
        return c.json({ link: invitationLink(deskOrigins(settings)[0], invited.token) }, 201);
      },
    )
    .patch(
      '/people/:id',
      only('owner'),
      zValidator('param', id, refuseBadParameters),
      zValidator('json', z.strictObject({ role }), refuseBadParameters),
      async (c) => {
        const changed = { id: c.req.valid('param').id, role: c.req.valid('json').role };
        await db.transaction(async (tx) => {
          if (changed.role !== 'owner') await keepAnOwner(tx, changed.id);
          const [row] = await tx
            .update(people)
            .set({ role: changed.role, updatedAt: sql`now()` })
            .where(and(eq(people.id, changed.id), isNull(people.leftAt)))
            .returning({ id: people.id });
          if (!row) throw new ApiError(404, 'not_found', 'There is no such person.');
          await note(tx, {
            action: 'role changed',
            ...by(c),
            target: changed.id,
            details: { role: changed.role },
          });
        });
        return c.json(changed);
      },
    )
    .delete('/people/:id', only('owner'), zValidator('param', id, refuseBadParameters), async (c) => {
      const { id: personId } = c.req.valid('param');
      await db.transaction(async (tx) => {
        await keepAnOwner(tx, personId);
        const [row] = await tx
          .update(people)
          .set({ leftAt: sql`now()` })
          .where(and(eq(people.id, personId), isNull(people.leftAt)))
          .returning({ email: people.email });
        if (!row) throw new ApiError(404, 'not_found', 'There is no such person.');
        await tx.delete(sessions).where(eq(sessions.userId, personId));
        await tx.delete(credentials).where(eq(credentials.userId, personId));
        await turnOff(tx, personId);
        await tx.delete(passkeys).where(eq(passkeys.personId, personId));
        await tx.delete(invitations).where(eq(invitations.email, row.email));
        await note(tx, { action: 'person removed', ...by(c), target: personId });
      });
      return c.json({ removed: personId });
    })
    .get('/log', only('owner'), async (c) => {
      const rows = await db
        .select({
          at: auditLog.at,
          person: people.name,
          address: auditLog.address,
          action: auditLog.action,
          target: auditLog.target,
          details: auditLog.details,
        })
        .from(auditLog)
        .leftJoin(people, eq(people.id, auditLog.personId))
        // Every save is a version of its piece, which says so itself.
        .where(ne(auditLog.action, 'piece saved'))
        .orderBy(desc(auditLog.id))
        .limit(200);
      return c.json({ log: rows });
    });
}

/** Who does it and from where, for the audit log. */
export const by = (c: Context<DeskEnv>) => ({ personId: c.var.person.id, address: c.var.address });

/** An invitation with a lower role must not take the last owner away, either. */
async function mayLower(db: Db, { email, role }: { email: string; role: string }) {
  if (role === 'owner') return;
  const [known] = await db.select({ id: people.id }).from(people).where(eq(people.email, email));
  if (known) await db.transaction((tx) => keepAnOwner(tx, known.id));
}

/** Refuses what would leave the desk without an owner, who alone can invite. Two owners cannot lower each other at the same moment. */
async function keepAnOwner(tx: Db, personId: string) {
  await tx.select({ id: people.id }).from(people).where(eq(people.role, 'owner')).for('update');
  if (!(await hasOtherOwner(tx, personId)))
    throw new ApiError(409, 'last_owner', 'The desk needs an owner. Make somebody else one first.');
}
