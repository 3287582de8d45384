import type { Context } from 'hono';
import type { Services } from '../services.ts';
import type { DeskEnv } from './access.ts';
import { note } from './audit.ts';
import { beginSession, personOf } from './auth.ts';
import { rememberBrowser } from './known-browser.ts';
import { forgetTries } from './tries.ts';

/** Signs somebody in who has shown who they are: a new session, whatever cookie came along. */
export async function welcome(
  c: Context<DeskEnv>,
  services: Pick<Services, 'database' | 'settings'>,
  personId: string,
  how: 'password' | 'password and code' | 'passkey',
) {
  const headers = await beginSession(c.var.auth, personId, {
    address: c.var.address,
    browser: c.req.header('user-agent'),
  });
  takeCookies(c, headers);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const person = await personOf(c.var.auth, new Headers({ cookie }));
  if (!person) throw new Error('A session that was just begun cannot be read.');
  await forgetTries(c, services, person.email);
  await rememberBrowser(c, services.settings, person.email);
  await note(services.database.db, {
    action: 'signed in',
    personId: person.id,
    address: c.var.address,
    details: { how },
  });
  return c.json({ person });
}

export function takeCookies(c: Context, headers: Headers) {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}
