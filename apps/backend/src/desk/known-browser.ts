import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Settings } from '../settings.ts';
import type { DeskEnv } from './access.ts';
import { readCookie, writeCookie } from './signed-cookie.ts';

/**
 * A cookie for browsers in which somebody has signed in, so that others who guess at the account do not keep its owner out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). It signs nobody in.
 */
const name = 'browser';
const days = 365;

const accountOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/** What the cookie calls the browser, where this account has signed in with it; otherwise undefined. */
export async function knownBrowser(
  c: Context<DeskEnv>,
  settings: Settings,
  email: string,
): Promise<string | undefined> {
  const value = await readCookie(c, settings, name);
  return value?.startsWith(`${accountOf(email)}.`) ? value : undefined;
}

/** Gives the browser its cookie, or the same one for another year. */
export async function rememberBrowser(c: Context<DeskEnv>, settings: Settings, email: string): Promise<void> {
  const value =
    (await knownBrowser(c, settings, email)) ??
    `${accountOf(email)}.${randomBytes(16).toString('base64url')}`;
  await writeCookie(c, settings, name, value, days * 86_400);
}
