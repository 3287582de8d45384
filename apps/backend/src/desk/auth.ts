import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { credentials, people, type Role } from '../db/desk-schema.ts';
import { addressHeader, passwordProvider } from './auth-values.ts';
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

/** Whose address and password these are; undefined for a wrong address or password, which take the same time. */
export async function personWith(
  auth: Auth,
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> {
  const hasher = (await auth.$context).password;
  const [found] = await db
    .select({ id: people.id, hash: credentials.password })
    .from(people)
    .innerJoin(credentials, eq(credentials.userId, people.id))
    .where(and(eq(people.email, email), isNull(people.leftAt), eq(credentials.providerId, passwordProvider)));
  if (!found?.hash) await hasher.hash(password);
  return found?.hash && (await hasher.verify({ hash: found.hash, password })) ? found.id : undefined;
}

/** Begins a session for somebody who has shown who they are. The headers have its cookie. */
export async function beginSession(
  auth: Auth,
  personId: string,
  from: { address: string; browser: string | undefined },
): Promise<Headers> {
  const answer = await auth.api.beginSession({
    body: { personId },
    headers: new Headers({ [addressHeader]: from.address, 'user-agent': (from.browser ?? '').slice(0, 300) }),
    asResponse: true,
  });
  return answer.headers;
}

/** Ends the session of a request. The answer's headers remove the cookie. */
export async function signOut(auth: Auth, headers: Headers): Promise<Headers> {
  const answer = await auth.api.signOut({
    headers: new Headers({ cookie: headers.get('cookie') ?? '' }),
    asResponse: true,
  });
  return answer.headers;
}
