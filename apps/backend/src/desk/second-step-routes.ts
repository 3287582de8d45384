import { zValidator } from '@hono/zod-validator';
import { count, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import * as z from 'zod';
import { backupCodes, people, roles } from '../db/desk-schema.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, only } from './access.ts';
import { note } from './audit.ts';
import { longestPassword } from './auth-values.ts';
import { readBrief } from './brief-cookie.ts';
import { by } from './people-routes.ts';
import { isOn, setUp, takeCode, turnOff, turnOnBy } from './second-step.ts';
import { dropCookie } from './signed-cookie.ts';
import { confirmPerson, countTry } from './tries.ts';
import { welcome } from './welcome.ts';

/** Whose password was given, and the second step as it was set up then. */
const halfway = z.strictObject({ personId: z.uuid(), stepId: z.uuid() });
/** Longer than any code, also with spaces and hyphens in it. */
const code = z.string().max(60);
/** What somebody who is signed in gives again. The code counts where the account takes one. */
export const confirmation = z.strictObject({
  password: z.string().max(longestPassword),
  code: code.default(''),
});

const wrongCode = (status: 401 | 403) =>
  new ApiError(status, 'wrong_code', 'The code is wrong, or was used already.');

/** The second step of signing in, and its setting up. */
export function secondStepRoutes(services: Pick<Services, 'database' | 'settings'>) {
  const { database, settings } = services;
  const { db } = database;
  return new Hono<DeskEnv>()
    .post('/sign-in/code', zValidator('json', z.strictObject({ code }), refuseBadParameters), async (c) => {
      const half = await readBrief(c, services, 'step', halfway);
      const [person] = half
        ? await db
            .select({ id: people.id, email: people.email })
            .from(people)
            .where(eq(people.id, half.personId))
        : [];
      // Set up anew, or turned off: what was shown before is not enough any more.
      if (!half || !person || (await isOn(db, person.id)) !== half.stepId)
        throw new ApiError(401, 'begin_again', 'This took too long. Begin with the password again.');
      await countTry(c, services, 'code', person.email);
      if (!(await takeCode(db, person.id, c.req.valid('json').code))) {
        await note(db, {
          action: 'sign-in failed',
          personId: null,
          address: c.var.address,
          target: person.email,
          details: { step: 'code' },
        });
        throw wrongCode(401);
      }
      dropCookie(c, settings, 'step');
      return welcome(c, services, person.id, 'password and code');
    })
    .get('/second-step', only(...roles), async (c) => {
      const { id } = c.var.person;
      const [left] = await db
        .select({ count: count() })
        .from(backupCodes)
        .where(eq(backupCodes.personId, id));
      return c.json({ isOn: (await isOn(db, id)) !== undefined, codesLeft: left?.count ?? 0 });
    })
    .post(
      '/second-step',
      only(...roles),
      zValidator('json', confirmation, refuseBadParameters),
      async (c) => {
        await confirmPerson(c, services, c.req.valid('json'));
        const begun = await setUp(db, c.var.person);
        if (!begun) throw new ApiError(409, 'is_on', 'It is on already.');
        return c.json({
          secret: begun.secret,
          picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.uri))}`,
        });
      },
    )
    .post(
      '/second-step/confirm',
      only(...roles),
      zValidator('json', z.strictObject({ code }), refuseBadParameters),
      async (c) => {
        await countTry(c, services, 'code', c.var.person.email);
        const codes = await db.transaction(async (tx) => {
          const made = await turnOnBy(tx, c.var.person.id, c.req.valid('json').code);
          if (made) await note(tx, { action: 'two-factor turned on', ...by(c) });
          return made;
        });
        if (!codes) throw wrongCode(403);
        return c.json({ codes });
      },
    )
    .delete(
      '/second-step',
      only(...roles),
      zValidator('json', confirmation, refuseBadParameters),
      async (c) => {
        await confirmPerson(c, services, c.req.valid('json'));
        await db.transaction(async (tx) => {
          await turnOff(tx, c.var.person.id);
          await note(tx, { action: 'two-factor turned off', ...by(c) });
        });
        return c.json({ isOn: false });
      },
    );
}
