import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';
import { type DeskEnv, deskOrigins } from './access.ts';

/**
 * A cookie for browsers in which somebody has signed in, so that others who guess at the account do not keep its owner out
 * (https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies). It signs nobody in.
 */
const name = 'desk.browser';
const days = 365;

const accountOf = (email: string) => createHash('sha256').update(email).digest('base64url');
// Not the secret of sessions itself, so that neither cookie is one of the other kind.
const secretOf = async (c: Context<DeskEnv>) => `browser ${(await c.var.auth.$context).secret}`;
const prefixOf = (settings: Settings) =>
  deskOrigins(settings)[0].startsWith('https:') ? ('secure' as const) : undefined;

/** What the cookie calls the browser, where this account has signed in with it; otherwise undefined. */
export async function knownBrowser(
  c: Context<DeskEnv>,
  settings: Settings,
  email: string,
): Promise<string | undefined> {
  const value = await getSignedCookie(c, await secretOf(c), name, prefixOf(settings));
  return value && value.startsWith(`${accountOf(email)}.`) ? value : undefined;
}

/** Gives the browser its cookie, or the same one for another year. */
export async function rememberBrowser(c: Context<DeskEnv>, settings: Settings, email: string): Promise<void> {
  const value =
    (await knownBrowser(c, settings, email)) ??
    `${accountOf(email)}.${randomBytes(16).toString('base64url')}`;
  const prefix = prefixOf(settings);
  await setSignedCookie(c, name, value, await secretOf(c), {
    ...(prefix && { prefix, secure: true }),
    path: '/desk',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: days * 86_400,
  });
}
