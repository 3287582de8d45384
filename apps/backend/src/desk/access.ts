import { getConnInfo } from '@hono/node-server/conninfo';
import { clientAddress } from '@daily-nest/server/client-address';
import { mostBody } from '@daily-nest/server/http';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { Db } from '../db/database.ts';
import { deskSettings, type Role } from '../db/desk-schema.ts';
import { ApiError } from '../http/errors.ts';
import type { Settings } from '../settings.ts';
import { type Auth, type Person, personOf } from './auth.ts';
import { isSave, isUpload } from './longest-save.ts';

/** What the routes of the desk know of a request. */
export interface DeskEnv {
  Variables: {
    auth: Auth;
    /** The address that the request counts for. */
    address: string;
    person: Person;
  };
}

/** Where the desk is reached. Without `DESK_URL` that is this machine, by either of its names. */
export function deskOrigins({ DESK_URL, PORT }: Pick<Settings, 'DESK_URL' | 'PORT'>): [string, ...string[]] {
  return DESK_URL === undefined ? [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`] : [DESK_URL];
}

/** Answers 404 to everything until somebody was invited. */
export function whenOn(db: Db, settings: Settings) {
  let opened: Auth | undefined;
  return createMiddleware<DeskEnv>(async (c, next) => {
    opened ??= await open();
    if (!opened) throw new ApiError(404, 'not_found', 'There is nothing at this address.');
    c.set('auth', opened);
    c.set('address', addressOf(c, settings));
    await next();
  });

  async function open(): Promise<Auth | undefined> {
    const [row] = await db.select({ secret: deskSettings.secret }).from(deskSettings);
    if (!row) return undefined;
    const { createAuth } = await import('./create-auth.ts');
    return createAuth(db, { secret: row.secret, origin: deskOrigins(settings)[0] });
  }
}

function addressOf(c: Context, { TRUST_PROXY }: Settings): string {
  const peer = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
  return clientAddress(peer, c.req.header('x-forwarded-for'), TRUST_PROXY);
}

/** Refuses a longer body before it is read, or, where it comes in pieces, while it is. */
export const atMost = (bytes: number, words = 'This is longer than any piece.') =>
  bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new ApiError(413, 'too_large', words);
    },
  });

/**
 * Refuses a change that another site has a browser ask for. Browsers name the origin of each, and no page can forge it; the cookie is
 * `SameSite=Strict` besides.
 */
export function fromOwnPages(settings: Settings) {
  const origins = deskOrigins(settings);
  const limited = atMost(mostBody);
  return createMiddleware(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const site = c.req.header('sec-fetch-site') ?? 'same-origin';
    if (!origins.includes(c.req.header('origin') ?? '') || site !== 'same-origin')
      throw new ApiError(403, 'foreign_origin', 'Only the desk’s own pages may ask for this.');
    const asked = { method: c.req.method, url: c.req.path };
    const type = isUpload(asked) ? /^application\/octet-stream$/i : /^application\/json(?:;|$)/i;
    if (!type.test(c.req.header('content-type') ?? ''))
      throw new ApiError(415, 'not_json', 'A change is sent as JSON.');
    // A piece or a picture is read once it is known whose it is.
    return isSave(asked) || isUpload(asked) ? next() : limited(c, next);
  });
}

/** Lets in who is signed in and has one of these roles: 401 for nobody, 403 for another role. */
export function only(...roles: Role[]) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    const person = await personOf(c.var.auth, c.req.raw.headers);
    if (!person) throw new ApiError(401, 'signed_out', 'Sign in first.');
    if (!roles.includes(person.role))
      throw new ApiError(403, 'not_allowed', 'Your role does not allow this.');
    c.set('person', person);
    await next();
  });
}
