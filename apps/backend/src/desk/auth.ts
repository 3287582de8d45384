import type { Role } from '../db/desk-schema.ts';
import { addressHeader } from './auth-values.ts';
import type { createAuth } from './create-auth.ts';

export type Auth = ReturnType<typeof createAuth>;

/** Somebody who is signed in. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
}

/** Whose session a request's cookie is; undefined for none, an ended or a forged one. */
export async function personOf(auth: Auth, headers: Headers): Promise<Person | undefined> {
  const cookie = headers.get('cookie');
  if (cookie === null) return undefined;
  const found = await auth.api.getSession({ headers: new Headers({ cookie }) });
  if (!found) return undefined;
  const { id, name, email, role } = found.user;
  return { id, name, email, role: role as Role, sessionId: found.session.id };
}

/** The answer of a sign-in, with its cookie; undefined for a wrong address or password, which take the same time. */
export async function signIn(
  auth: Auth,
  { email, password }: { email: string; password: string },
  from: { address: string; browser: string | undefined },
): Promise<Headers | undefined> {
  const answer = await auth.api.signInEmail({
    body: { email, password },
    headers: new Headers({ [addressHeader]: from.address, 'user-agent': (from.browser ?? '').slice(0, 300) }),
    asResponse: true,
  });
  return answer.ok ? answer.headers : undefined;
}

/** Ends the session of a request. The answer's headers remove the cookie. */
export async function signOut(auth: Auth, headers: Headers): Promise<Headers> {
  const answer = await auth.api.signOut({
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    asResponse: true,
  });
  return answer.headers;
}
