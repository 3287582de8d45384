import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Settings } from '../settings.ts';
import { type DeskEnv, deskOrigins } from './access.ts';

/** The desk's own cookies, beside the one of the session. */
type Name = 'browser' | 'step' | 'challenge';

// Not the secret of sessions itself, and another one each, so that no cookie is one of another kind.
const secretOf = async (c: Context<DeskEnv>, name: Name) => `${name} ${(await c.var.auth.$context).secret}`;

const optionsOf = (settings: Settings) => ({
  ...(deskOrigins(settings)[0].startsWith('https:') && { prefix: 'secure' as const, secure: true }),
  path: '/desk',
});

/** Its value; undefined where there is none, or one that somebody has changed. */
export async function readCookie(
  c: Context<DeskEnv>,
  settings: Settings,
  name: Name,
): Promise<string | undefined> {
  const secret = await secretOf(c, name);
  return (await getSignedCookie(c, secret, `desk.${name}`, optionsOf(settings).prefix)) || undefined;
}

/** Sets it for so many seconds. */
export async function writeCookie(
  c: Context<DeskEnv>,
  settings: Settings,
  name: Name,
  value: string,
  maxAge: number,
): Promise<void> {
  await setSignedCookie(c, `desk.${name}`, value, await secretOf(c, name), {
    ...optionsOf(settings),
    httpOnly: true,
    sameSite: 'Strict',
    maxAge,
  });
}

export const dropCookie = (c: Context<DeskEnv>, settings: Settings, name: Name) =>
  deleteCookie(c, `desk.${name}`, optionsOf(settings));
