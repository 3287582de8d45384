import { beforeAll, expect } from 'vitest';
import pino from 'pino';
import { createApp } from '../src/app.ts';
import type { DraftFields } from '@daily-nest/content/draft';
import { hashPassword } from 'better-auth/crypto';
import { attempts, type Role } from '../src/db/desk-schema.ts';
import { emptyDraft } from '@daily-nest/content/empty-draft';
import { acceptInvitation, invite } from '../src/desk/invitations.ts';
import { type Kind, useDatabase } from './databases.ts';

const origin = 'http://localhost:8787';
const password = 'a long enough password';
let hashed: Promise<string> | undefined;

/** A draft that can be published. */
export const aDraft = (fields: Partial<DraftFields> = {}): DraftFields => ({
  ...emptyDraft,
  title: 'How to fold a map',
  description: 'It takes two people and no wind.',
  body: '# Begin at the middle\n\nFold it in half.',
  slug: 'how-to-fold-a-map',
  ...fields,
});

export interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address of the peer. */
  peer?: string;
}

/** The backend with a desk that somebody may have been invited to, and browsers that keep their cookies. */
export function useDesk(kind: Kind, settings: Record<string, string> = {}) {
  const made = useDatabase(kind, settings);
  let app: ReturnType<typeof createApp>;
  beforeAll(() => {
    const { settings, database } = made;
    app = createApp({
      settings,
      database,
      logger: pino({ level: process.env['DESK_TEST_LOG'] ?? 'silent' }),
      stopping: new AbortController().signal,
    });
  });

  /** Asks as a page of the desk does. */
  const ask = async (path: string, { method = 'GET', body, headers, peer = '192.0.2.1' }: Asked = {}) =>
    app.request(
      path,
      {
        method,
        headers: { origin, ...(method !== 'GET' && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && {
          body:
            typeof body === 'string' || body instanceof Uint8Array
              ? (body as BodyInit)
              : JSON.stringify(body),
        }),
      },
      { incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } } },
    );

  /** A browser: what it is given as a cookie it sends again. */
  function browser(given = '') {
    const jar = new Map<string, string>();
    const keep = (line: string) => jar.set(line.split('=', 1)[0]!, line);
    for (const line of given.split('; ').filter(Boolean)) keep(line);
    const cookie = () => [...jar.values()].join('; ');
    const call = async (path: string, asked: Asked = {}) => {
      const answer = await ask(`/desk/api${path}`, {
        ...asked,
        headers: { ...(jar.size > 0 && { cookie: cookie() }), ...asked.headers },
      });
      for (const set of answer.headers.getSetCookie()) keep(set.split(';', 1)[0]!);
      const text = await answer.text();
      // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
      const body: any = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
      return { status: answer.status, headers: answer.headers, body };
    };
    return {
      call,
      post: (path: string, body: unknown = {}, more: Asked = {}) =>
        call(path, { method: 'POST', body, ...more }),
      put: (path: string, body: unknown = {}) => call(path, { method: 'PUT', body }),
      get cookie() {
        return cookie();
      },
    };
  }

  return {
    ask,
    browser,
    get db() {
      return made.db;
    },
    get environment() {
      return made.environment;
    },
    get settings() {
      return made.settings;
    },
    get database() {
      return made.database;
    },
    /** A link's token for somebody. */
    invited: async (email: string, role?: Role) => (await invite(made.db, email, role)).token,
    /** Somebody who has accepted an invitation and is signed in. */
    async member(role: Role, email = `${role}@example.org`) {
      const { token } = await invite(made.db, email, role);
      // Hashed once for all of them: a hash takes a tenth of a second, as it should.
      hashed ??= hashPassword(password);
      await acceptInvitation(made.db, { token, name: `The ${role}`, password: await hashed });
      const own = browser();
      const signedIn = await own.post('/sign-in', { email, password });
      expect(signedIn.status).toBe(200);
      // The tries of a suite come from one address.
      await made.db.delete(attempts);
      return {
        call: own.call,
        post: own.post,
        put: own.put,
        get cookie() {
          return own.cookie;
        },
        role,
        id: signedIn.body.person.id as string,
        email,
      };
    },
    password,
    /** Begins a piece and saves a text. */
    async draft(own: ReturnType<typeof browser>, fields: Partial<DraftFields> = {}) {
      const { body } = await own.post('/pieces');
      const saved = await own.put(`/pieces/${body.id}`, { base: 1, fields: aDraft(fields) });
      expect(saved.body).toEqual({ version: 2 });
      return body.id as string;
    },
  };
}
