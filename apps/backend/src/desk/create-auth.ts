import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { credentials, people, sessions } from '../db/desk-schema.ts';
import { addressHeader, longestPassword, shortestPassword } from './auth-values.ts';

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
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
    },
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
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
