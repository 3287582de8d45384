import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { credentials, people, sessions } from '../db/desk-schema.ts';
import { addressHeader } from './auth-values.ts';

/** Begins a session for whoever the desk says, once they have shown who they are. */
const beginSession = createAuthEndpoint(
  '/begin-session',
  { method: 'POST', body: z.object({ personId: z.string() }), metadata: { SERVER_ONLY: true } },
  async ({ body, context, ...rest }) => {
    const user = await context.internalAdapter.findUserById(body.personId);
    if (!user) throw new Error('A session is begun for nobody.');
    const session = await context.internalAdapter.createSession(user.id);
    await setSessionCookie({ body, context, ...rest }, { session, user });
  },
);

/**
 * Password, sessions and their cookie, by better-auth. Its own routes are not mounted: the desk calls it, and decides who may. Loaded by the first
 * request for a desk that is on, since nobody else needs it.
 */
export function createAuth(db: Db, { secret, origin }: { secret: string; origin: string }) {
  return betterAuth({
    appName: 'The desk',
    baseURL: origin,
    basePath: '/desk/api',
    secret,
    trustedOrigins: [origin],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: people, session: sessions, account: credentials },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        leftAt: { type: 'string', required: false, input: false },
      },
    },
    // Two weeks after signing in a session ends, used or not, so that no answer has to renew its cookie.
    session: { expiresIn: 14 * 86_400, disableSessionRefresh: true },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/desk' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // The tables have no columns for other ways to sign in (addresses to confirm, tokens of providers), which nothing here uses.
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    // The desk limits tries itself, in the database that all backends share.
    rateLimit: { enabled: false },
    plugins: [{ id: 'desk', endpoints: { beginSession } }],
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
