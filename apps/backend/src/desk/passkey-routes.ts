import { zValidator } from '@hono/zod-validator';
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { passkeys, roles } from '../db/desk-schema.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, deskOrigins, only } from './access.ts';
import { countAttempt } from './attempts.ts';
import { note } from './audit.ts';
import { readBrief, writeBrief } from './brief-cookie.ts';
import { knownBrowser } from './known-browser.ts';
import { addPasskey, askForPasskey, findPasskey, offerPasskey, usePasskey } from './passkeys.ts';
import { by, name } from './people-routes.ts';
import { id } from './piece-routes.ts';
import { confirmation } from './second-step-routes.ts';
import { dropCookie } from './signed-cookie.ts';
import { confirmPerson } from './tries.ts';
import { welcome } from './welcome.ts';

/** A challenge, and what it is for: signing in, or adding a passkey in one session. */
const challenge = z.strictObject({ challenge: z.string(), purpose: z.string() });
const signingIn = 'sign-in';

const base64url = z
  .string()
  .max(8192)
  .regex(/^[\w-]*$/);
const made = { id: base64url, rawId: base64url, type: z.literal('public-key') };
// What browsers say besides is not looked at.
const registration = z
  .object({
    ...made,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));
const assertion = z
  .object({
    ...made,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.optional(),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }));

/** Signing in by passkey, and one's own passkeys. */
export function passkeyRoutes(services: Pick<Services, 'database' | 'settings'>) {
  const { database, settings } = services;
  const { db } = database;
  const [origin] = deskOrigins(settings);
  const ofPasskey = zValidator('param', id, refuseBadParameters);

  return new Hono<DeskEnv>()
    .post('/sign-in/passkey/begin', async (c) => {
      const options = await askForPasskey(origin);
      await writeBrief(c, services, 'challenge', { challenge: options.challenge, purpose: signingIn });
      return c.json(options);
    })
    .post(
      '/sign-in/passkey',
      zValidator('json', z.strictObject({ answer: assertion }), refuseBadParameters),
      async (c) => {
        const { answer } = c.req.valid('json');
        const passkey = await findPasskey(db, answer.id);
        if (!passkey || (await knownBrowser(c, settings, passkey.email)) === undefined)
          await countAttempt(db, 'address', c.var.address);
        const asked = await readBrief(c, services, 'challenge', challenge);
        if (asked?.purpose !== signingIn)
          throw new ApiError(401, 'begin_again', 'This took too long. Try again.');
        if (!passkey || !(await usePasskey(db, passkey, { answer, challenge: asked.challenge, origin }))) {
          await note(db, {
            action: 'sign-in failed',
            personId: null,
            address: c.var.address,
            ...(passkey && { target: passkey.email }),
            details: { step: 'passkey' },
          });
          throw new ApiError(401, 'wrong_passkey', 'The desk does not know this passkey. Use the password.');
        }
        dropCookie(c, settings, 'challenge');
        return welcome(c, services, passkey.personId, 'passkey');
      },
    )
    .get('/passkeys', only(...roles), async (c) => {
      const rows = await db
        .select({
          id: passkeys.id,
          name: passkeys.name,
          since: passkeys.createdAt,
          usedAt: passkeys.usedAt,
        })
        .from(passkeys)
        .where(eq(passkeys.personId, c.var.person.id))
        .orderBy(passkeys.createdAt);
      return c.json({ passkeys: rows });
    })
    .post(
      '/passkeys/begin',
      only(...roles),
      zValidator('json', confirmation, refuseBadParameters),
      async (c) => {
        await confirmPerson(c, services, c.req.valid('json'));
        const options = await offerPasskey(db, origin, c.var.person);
        await writeBrief(c, services, 'challenge', {
          challenge: options.challenge,
          purpose: c.var.person.sessionId,
        });
        return c.json(options);
      },
    )
    .post(
      '/passkeys',
      only(...roles),
      zValidator('json', z.strictObject({ name, answer: registration }), refuseBadParameters),
      async (c) => {
        const given = c.req.valid('json');
        const { id: personId, sessionId } = c.var.person;
        const asked = await readBrief(c, services, 'challenge', challenge);
        if (asked?.purpose !== sessionId)
          throw new ApiError(403, 'not_confirmed', 'This took too long. Give the password again.');
        const isAdded = await addPasskey(
          db,
          { ...given, challenge: asked.challenge, origin, personId },
          (tx, target) => note(tx, { action: 'passkey added', ...by(c), target }),
        );
        if (!isAdded) throw new ApiError(409, 'wrong_passkey', 'This passkey could not be added. Try again.');
        dropCookie(c, settings, 'challenge');
        return c.json({ name: given.name }, 201);
      },
    )
    .patch(
      '/passkeys/:id',
      only(...roles),
      ofPasskey,
      zValidator('json', z.strictObject({ name }), refuseBadParameters),
      async (c) => {
        const given = c.req.valid('json');
        const changed = await db
          .update(passkeys)
          .set(given)
          .where(and(eq(passkeys.id, c.req.valid('param').id), eq(passkeys.personId, c.var.person.id)))
          .returning({ id: passkeys.id });
        if (changed.length === 0) throw noPasskey();
        return c.json(given);
      },
    )
    .delete('/passkeys/:id', only(...roles), ofPasskey, async (c) => {
      const { id: target } = c.req.valid('param');
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(passkeys)
          .where(and(eq(passkeys.id, target), eq(passkeys.personId, c.var.person.id)))
          .returning({ id: passkeys.id });
        if (removed.length === 0) throw noPasskey();
        await note(tx, { action: 'passkey removed', ...by(c), target });
      });
      return c.json({ removed: target });
    });
}

const noPasskey = () => new ApiError(404, 'not_found', 'There is no such passkey.');
