import type { Context } from 'hono';
import type { Services } from '../services.ts';
import { ApiError } from '../http/errors.ts';
import type { DeskEnv } from './access.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { note } from './audit.ts';
import { personWith } from './auth.ts';
import { knownBrowser } from './known-browser.ts';
import { isOn, takeCode } from './second-step.ts';

type Given = Pick<Services, 'database' | 'settings'>;

/** Counts a try of somebody's password or code: a browser that they know by itself, any other by account and by address. */
export async function countTry(
  c: Context<DeskEnv>,
  { database: { db }, settings }: Given,
  what: 'account' | 'code',
  email: string,
): Promise<void> {
  const known = await knownBrowser(c, settings, email);
  if (known === undefined) await countAttempt(db, 'address', c.var.address);
  const kind = what === 'account' && known !== undefined ? 'browser' : what;
  await countAttempt(db, kind, known ?? email);
}

/** Somebody has shown who they are: the tries before, in this browser or in those that are not known, do not count. */
export async function forgetTries(
  c: Context<DeskEnv>,
  { database: { db }, settings }: Given,
  email: string,
): Promise<void> {
  const known = await knownBrowser(c, settings, email);
  await forgetAttempts(db, known === undefined ? 'account' : 'browser', known ?? email);
  await forgetAttempts(db, 'code', known ?? email);
}

/**
 * Asks somebody who is signed in for the password again, and for a code where their account takes one, before what a stolen session must not
 * do. Throws a 403.
 */
export async function confirmPerson(
  c: Context<DeskEnv>,
  services: Given,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { db } = services.database;
  const { id, email } = c.var.person;
  await countTry(c, services, 'account', email);
  const refuse = async (message: string) => {
    await note(db, { action: 'sign-in failed', personId: id, address: c.var.address, target: email });
    return new ApiError(403, 'not_confirmed', message);
  };
  if ((await personWith(c.var.auth, db, { email, password })) !== id)
    throw await refuse('The password is wrong.');
  if (await isOn(db, id)) {
    await countTry(c, services, 'code', email);
    if (!(await takeCode(db, id, code))) throw await refuse('The code is wrong, or was used already.');
  }
  await forgetTries(c, services, email);
}
