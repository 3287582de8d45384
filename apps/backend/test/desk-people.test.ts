import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attempts, auditLog, invitations, people, sessions } from '../src/db/desk-schema.ts';
import { deskRoutes } from '../src/desk/route.ts';
import { onOneDatabase, useApp } from './databases.ts';
import { useDesk } from './desk.ts';

onOneDatabase('the desk before anybody was invited', (kind) => {
  const backend = useApp(kind);

  it.each([
    '/desk',
    '/desk/',
    '/desk/pieces',
    '/desk/assets/index.js',
    '/desk/api/session',
    '/desk/api/nothing',
  ])('is not there: %s', async (path) => {
    const answer = await backend.get(path, {});
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });

  it('takes no sign-in and no invitation', async () => {
    for (const path of ['/desk/api/sign-in', '/desk/api/invitation', '/desk/api/invitation/accept'])
      expect((await backend.request(path, { method: 'POST' })).status).toBe(404);
  });
});

onOneDatabase('people of the desk', (kind) => {
  const desk = useDesk(kind);
  beforeEach(async () => {
    await desk.db.delete(attempts);
  });
  const accept = (token: string, more: object = {}) =>
    desk.browser().post('/invitation/accept', { token, name: 'Rosa', password: desk.password, ...more });
  const signIn = (email: string, password = desk.password, peer?: string) =>
    desk.browser().post('/sign-in', { email, password }, peer === undefined ? {} : { peer });

  describe('an invitation', () => {
    it('makes the first person the owner and the next an editor', async () => {
      const first = await accept(await desk.invited('first@example.org'));
      expect(first.body.person).toMatchObject({ email: 'first@example.org', role: 'owner', name: 'Rosa' });
      const next = await accept(await desk.invited('next@example.org'));
      expect(next.body.person.role).toBe('editor');
    });

    it('is good once', async () => {
      const token = await desk.invited('once@example.org');
      expect((await desk.browser().post('/invitation', { token })).body).toMatchObject({
        email: 'once@example.org',
      });
      expect((await accept(token)).status).toBe(200);
      expect((await accept(token)).status).toBe(410);
      expect((await desk.browser().post('/invitation', { token })).status).toBe(410);
    });

    it('is good once, also at the same moment', async () => {
      const token = await desk.invited('race@example.org');
      const answers = await Promise.all([accept(token), accept(token), accept(token)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    });

    it('ends after an hour', async () => {
      const token = await desk.invited('late@example.org');
      await desk.db.update(invitations).set({ expiresAt: sql`now() - interval '1 second'` });
      expect((await accept(token)).status).toBe(410);
      expect(await desk.db.select().from(people).where(eq(people.email, 'late@example.org'))).toEqual([]);
    });

    it('ends when the same address is invited again', async () => {
      const old = await desk.invited('twice@example.org');
      const token = await desk.invited('twice@example.org');
      expect((await accept(old)).status).toBe(410);
      expect((await accept(token)).status).toBe(200);
    });

    it('is stored as a hash alone', async () => {
      const token = await desk.invited('hash@example.org');
      const stored = JSON.stringify(await desk.db.select().from(invitations));
      expect(stored).toContain('hash@example.org');
      expect(stored).not.toContain(token);
      const [row] = await desk.db.select().from(invitations).where(eq(invitations.email, 'hash@example.org'));
      expect((await accept(row!.hash)).status).toBe(410);
    });

    it('cannot be guessed on and on from one address', async () => {
      const guess = async () => (await desk.browser().post('/invitation', { token: 'a guess' })).status;
      expect(await guess()).toBe(410);
      await desk.db.update(attempts).set({ count: 39 });
      expect([await guess(), await guess()]).toEqual([410, 429]);
    });

    it.each([
      ['a short password', { password: 'short' }, 400],
      ['a password of a megabyte', { password: 'x'.repeat(1_000_000) }, 413],
      ['a long password', { password: 'x'.repeat(201) }, 400],
      ['no name', { name: '  ' }, 400],
      ['a name of lines', { name: 'Ro\nsa' }, 400],
      ['a list for a name', { name: ['Rosa'] }, 400],
      ['a role of its own', { role: 'owner' }, 400],
      ['an address of its own', { email: 'other@example.org' }, 400],
      ['an object for a token', { token: { $ne: '' } }, 400],
    ])('is not used up by %s', async (_, more, status) => {
      const token = await desk.invited('wrong@example.org', 'writer');
      expect((await accept(token, more)).status).toBe(status);
      expect((await accept(token)).body.person).toMatchObject({ role: 'writer', email: 'wrong@example.org' });
    });

    it('gives somebody who forgot the password a new one, and ends the sessions before', async () => {
      const member = await desk.member('writer', 'forgetful@example.org');
      const token = await desk.invited('forgetful@example.org');
      const renewed = await accept(token, { password: 'another long password' });
      expect(renewed.body.person).toMatchObject({ id: member.id, role: 'writer' });
      expect((await member.call('/pieces')).status).toBe(401);
      expect((await signIn('forgetful@example.org')).status).toBe(401);
      expect((await signIn('forgetful@example.org', 'another long password')).status).toBe(200);
    });
  });

  describe('a session', () => {
    it('is a cookie that scripts and other sites cannot use', async () => {
      await desk.member('editor');
      const { headers } = await signIn('editor@example.org');
      const cookies = headers.getSetCookie();
      expect(cookies.map((line) => line.split('=', 1)[0])).toEqual(['desk.session_token', 'desk.browser']);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/HttpOnly/i);
        expect(cookie).toMatch(/SameSite=Strict/i);
        expect(cookie).toMatch(/Path=\/desk(?:;|$)/i);
        expect(cookie).not.toMatch(/;\s*Secure/i);
      }
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('is a new one at each sign-in, whatever cookie was sent along', async () => {
      const attacker = await desk.member('writer', 'attacker@example.org');
      await desk.member('editor');
      const victim = desk.browser(attacker.cookie);
      await victim.post('/sign-in', { email: 'editor@example.org', password: desk.password });
      expect(victim.cookie).not.toBe(attacker.cookie);
      expect((await attacker.call('/session')).body.person.email).toBe('attacker@example.org');
      const fixed = desk.browser('desk.session_token=chosen-by-somebody-else');
      await fixed.post('/sign-in', { email: 'editor@example.org', password: desk.password });
      expect(fixed.cookie).not.toContain('chosen');
    });

    it.each([
      ['forged', 'desk.session_token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.forged'],
      ['without its signature', (cookie: string) => cookie.split(/[.%]/).slice(0, 2).join('.')],
      [
        'with another signature',
        // Not the last character: some of its bits do not count in base64.
        (cookie: string) =>
          cookie.replace(/(?<=session_token=\w+\.)./, (first) => (first === 'A' ? 'B' : 'A')),
      ],
    ])('that is %s is none', async (_, forge) => {
      const member = await desk.member('editor');
      const forged = typeof forge === 'string' ? forge : forge(member.cookie);
      expect(forged).not.toBe(member.cookie);
      expect((await desk.browser(forged).call('/pieces')).status).toBe(401);
    });

    it('ends by signing out, by its end and by its owner from elsewhere', async () => {
      const member = await desk.member('writer', 'ends@example.org');
      const elsewhere = desk.browser();
      await elsewhere.post('/sign-in', { email: 'ends@example.org', password: desk.password });
      const { body } = await member.call('/sessions');
      const other = body.sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
      expect(other.address).toBe('192.0.2.1');
      expect((await member.call(`/sessions/${other.id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await elsewhere.call('/pieces')).status).toBe(401);

      const kept = member.cookie;
      expect((await member.post('/sign-out')).status).toBe(200);
      expect((await desk.browser(kept).call('/pieces')).status).toBe(401);

      const expiring = await desk.member('writer', 'ends@example.org');
      await desk.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
      expect((await expiring.call('/pieces')).status).toBe(401);
    });

    it('of somebody else cannot be ended', async () => {
      const [one, other] = [await desk.member('owner'), await desk.member('writer')];
      const { body } = await other.call('/sessions');
      expect((await one.call(`/sessions/${body.sessions[0].id}`, { method: 'DELETE' })).status).toBe(404);
      expect((await other.call('/sessions')).status).toBe(200);
    });
  });

  describe('a sign-in', () => {
    it('answers alike for a wrong password and for nobody, and hashes at the full cost in both cases', async () => {
      await desk.member('editor');
      const hashes = vi.spyOn(crypto, 'scrypt');
      syncBuiltinESMExports();
      const known = await signIn('editor@example.org', 'not the password');
      const unknown = await signIn('nobody@example.org', 'not the password');
      const costs = hashes.mock.calls.map(([, , , cost]) => cost);
      hashes.mockRestore();
      syncBuiltinESMExports();
      expect([known.status, known.body]).toEqual([401, unknown.body]);
      expect(unknown.status).toBe(401);
      const full = expect.objectContaining({ N: 16_384, r: 16, p: 1 }) as object;
      expect(costs).toEqual([full, full]);
    });

    it('is limited by account, from however many addresses, and alike for nobody', async () => {
      await desk.member('editor');
      for (const email of ['editor@example.org', 'nobody@example.org']) {
        expect((await signIn(email, 'a first guess', '198.51.100.1')).status).toBe(401);
        await desk.db.update(attempts).set({ count: 9 });
        const guesses = [2, 3, 4].map((host) => signIn(email, 'more at once', `198.51.100.${host}`));
        const statuses = (await Promise.all(guesses)).map(({ status }) => status);
        expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 429, 429]);
        // The right one has to wait, too, or the limit would say when it was found.
        expect((await signIn(email, desk.password, '203.0.113.1')).status).toBe(429);
      }
      await desk.db.update(attempts).set({ since: sql`now() - interval '16 minutes'` });
      expect((await signIn('Editor@Example.ORG')).status).toBe(200);
    });

    it('is not blocked by strangers in a browser that has signed in before', async () => {
      const other = await desk.member('writer', 'other@example.org');
      const { email, ...own } = await desk.member('editor', 'known@example.org');
      await own.post('/sign-out');
      const attack = async () => {
        // Also from the address at which the editor is.
        await signIn(email, 'a guess');
        await desk.db.update(attempts).set({ count: 100 });
        expect((await signIn(email)).status).toBe(429);
      };
      await attack();
      expect((await own.post('/sign-in', { email, password: desk.password })).status).toBe(200);
      // The strangers are still limited.
      expect((await signIn(email)).status).toBe(429);

      const cookie = own.cookie.split('; ').find((line) => line.startsWith('desk.browser='))!;
      await attack();
      for (const forged of [
        other.cookie,
        cookie.slice(0, -8),
        cookie.replace('desk.browser=', 'desk.browser=x'),
        own.cookie.replace(/desk\.session_token/, 'desk.browser').replace(cookie, ''),
      ])
        expect((await desk.browser(forged).post('/sign-in', { email, password: desk.password })).status).toBe(
          429,
        );
      // It is no session, and has no more tries than an account.
      expect((await desk.browser(cookie).call('/pieces')).status).toBe(401);
      await desk.db.delete(attempts);
      const guess = () => desk.browser(cookie).post('/sign-in', { email, password: 'a guess' });
      expect((await guess()).status).toBe(401);
      await desk.db.update(attempts).set({ count: 9 });
      const statuses = (await Promise.all([guess(), guess(), guess()])).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 429, 429]);
      expect((await signIn(email)).status).toBe(200);
    });

    it('is limited by address, whatever a header says of it', async () => {
      const names = ['x-forwarded-for', 'x-real-ip', 'x-desk-address', 'forwarded'];
      const guess = async (host: number) => {
        const body = { email: `somebody-${host}@example.org`, password: 'not the password' };
        const headers = Object.fromEntries(names.map((name) => [name, `198.51.100.${host}`]));
        return (await desk.browser().post('/sign-in', body, { headers })).status;
      };
      expect(await guess(1)).toBe(401);
      await desk.db.update(attempts).set({ count: 39 });
      expect([await guess(2), await guess(3)]).toEqual([401, 429]);
    });

    it.each([
      ['a number', { email: 1, password: 'x' }],
      ['an object', { email: { gt: '' }, password: { gt: '' } }],
      ['nothing', {}],
      ['null', null],
      ['a list', []],
      ['more than is asked for', { email: 'editor@example.org', password: 'x', role: 'owner' }],
    ])('of %s is refused', async (_, body) => {
      expect((await desk.browser().post('/sign-in', body)).status).toBe(400);
    });
  });

  describe('a change', () => {
    let member: Awaited<ReturnType<typeof desk.member>>;
    beforeAll(async () => {
      member = await desk.member('editor', 'changes@example.org');
    });

    it.each<[string, Record<string, string>, number]>([
      ['from another site', { origin: 'https://evil.example' }, 403],
      ['from a page without an origin', { origin: 'null' }, 403],
      ['without an origin', { origin: '' }, 403],
      ['from a host that only begins alike', { origin: 'http://localhost:8787.evil.example' }, 403],
      ['from the site that readers see', { origin: 'http://localhost:3000' }, 403],
      ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['that the browser calls same-site', { 'sec-fetch-site': 'same-site' }, 403],
      ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['as text', { 'content-type': 'text/plain' }, 415],
    ])('%s is refused', async (_, headers, status) => {
      const before = (await member.call('/pieces')).body.pieces.length;
      expect((await member.post('/pieces', {}, { headers })).status).toBe(status);
      expect((await member.call('/pieces')).body.pieces).toHaveLength(before);
    });
  });

  describe('an owner', () => {
    it('invites, changes a role at once, and removes', async () => {
      const owner = await desk.member('owner', 'boss@example.org');
      const { body, status } = await owner.post('/people', { email: 'new@example.org', role: 'writer' });
      expect(status).toBe(201);
      const token = String(body.link).split('#')[1]!;
      expect(body.link).toBe(`http://localhost:8787/desk/invitation#${token}`);
      const writer = desk.browser();
      const { person } = (
        await writer.post('/invitation/accept', { token, name: 'New', password: desk.password })
      ).body;
      expect((await writer.call('/posts')).status).toBe(403);
      await owner.call(`/people/${person.id}`, { method: 'PATCH', body: { role: 'editor' } });
      expect((await writer.call('/posts')).status).toBe(200);
      expect((await owner.call(`/people/${person.id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await writer.call('/posts')).status).toBe(401);
      expect((await signIn('new@example.org')).status).toBe(401);
      const deeds = await desk.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.target, String(person.id)));
      expect(deeds.map(({ action, personId }) => [action, personId])).toEqual([
        ['role changed', owner.id],
        ['person removed', owner.id],
      ]);
    });
  });
});

onOneDatabase('the last owner', (kind) => {
  const desk = useDesk(kind);

  it('stays, also where two remove each other at the same moment', async () => {
    const one = await desk.member('owner', 'one@example.org');
    expect((await one.call(`/people/${one.id}`, { method: 'PATCH', body: { role: 'writer' } })).status).toBe(
      409,
    );
    expect((await one.call(`/people/${one.id}`, { method: 'DELETE' })).status).toBe(409);
    expect((await one.post('/people', { email: 'one@example.org', role: 'writer' })).status).toBe(409);
    const other = await desk.member('owner', 'other@example.org');
    const answers = await Promise.all([
      one.call(`/people/${other.id}`, { method: 'PATCH', body: { role: 'editor' } }),
      other.call(`/people/${one.id}`, { method: 'PATCH', body: { role: 'editor' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).not.toEqual([200, 200]);
    const owners = await desk.db.select().from(people).where(eq(people.role, 'owner'));
    expect(owners).toHaveLength(1);
  });
});

onOneDatabase('behind a proxy with TLS', (kind) => {
  const desk = useDesk(kind, { DESK_URL: 'https://desk.example', TRUST_PROXY: '1' });
  const headers = { origin: 'https://desk.example' };

  it('sends its cookie over TLS alone, and takes changes of its own address alone', async () => {
    const token = await desk.invited('rosa@example.org');
    const body = { token, name: 'Rosa', password: desk.password };
    expect((await desk.browser().post('/invitation/accept', body)).status).toBe(403);
    const answer = await desk.browser().post('/invitation/accept', body, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-desk\..*;\s*Secure/i);
  });

  it('counts tries by the address that the proxy names, not by what stands before it', async () => {
    await desk.db.delete(attempts);
    const tryFrom = (forwarded: string, guess: number) =>
      desk
        .browser()
        .post(
          '/sign-in',
          { email: `somebody-${guess}@example.org`, password: 'not the password' },
          { headers: { ...headers, 'x-forwarded-for': forwarded } },
        );
    expect((await tryFrom('10.0.0.1, 203.0.113.9', 1)).status).toBe(401);
    await desk.db.update(attempts).set({ count: 40 });
    expect((await tryFrom('10.0.0.2, 203.0.113.9', 2)).status).toBe(429);
    expect((await tryFrom('203.0.113.10', 3)).status).toBe(401);
  });
});

/** Which roles each call lets in. A call that is not here fails the test below. */
const table: [call: string, allowed: ('nobody' | 'writer' | 'editor' | 'owner')[]][] = [
  ['GET /session', ['nobody', 'writer', 'editor', 'owner']],
  ['POST /sign-in', ['nobody', 'writer', 'editor', 'owner']],
  ['POST /sign-in/code', ['nobody', 'writer', 'editor', 'owner']],
  ['POST /sign-in/passkey/begin', ['nobody', 'writer', 'editor', 'owner']],
  ['POST /sign-in/passkey', ['nobody', 'writer', 'editor', 'owner']],
  ['GET /passkeys', ['writer', 'editor', 'owner']],
  ['POST /passkeys/begin', ['writer', 'editor', 'owner']],
  ['POST /passkeys', ['writer', 'editor', 'owner']],
  ['PATCH /passkeys/:id', ['writer', 'editor', 'owner']],
  ['DELETE /passkeys/:id', ['writer', 'editor', 'owner']],
  ['GET /second-step', ['writer', 'editor', 'owner']],
  ['POST /second-step', ['writer', 'editor', 'owner']],
  ['POST /second-step/confirm', ['writer', 'editor', 'owner']],
  ['DELETE /second-step', ['writer', 'editor', 'owner']],
  ['POST /invitation', ['nobody', 'writer', 'editor', 'owner']],
  ['POST /invitation/accept', ['nobody', 'writer', 'editor', 'owner']],
  ['POST /sign-out', ['writer', 'editor', 'owner']],
  ['GET /sessions', ['writer', 'editor', 'owner']],
  ['DELETE /sessions/:id', ['writer', 'editor', 'owner']],
  ['GET /people', ['owner']],
  ['POST /people', ['owner']],
  ['PATCH /people/:id', ['owner']],
  ['DELETE /people/:id', ['owner']],
  ['GET /log', ['owner']],
  ['GET /pieces', ['writer', 'editor', 'owner']],
  ['POST /pieces', ['writer', 'editor', 'owner']],
  ['GET /posts', ['editor', 'owner']],
  ['POST /posts/open', ['editor', 'owner']],
  ['GET /pieces/:id', ['writer', 'editor', 'owner']],
  ['PUT /pieces/:id', ['writer', 'editor', 'owner']],
  ['PUT /pieces/:id/presence/:window', ['writer', 'editor', 'owner']],
  ['DELETE /pieces/:id/presence/:window', ['writer', 'editor', 'owner']],
  ['POST /pieces/:id/preview', ['writer', 'editor', 'owner']],
  ['POST /pieces/:id/links', ['writer', 'editor', 'owner']],
  ['GET /pieces/:id/versions', ['writer', 'editor', 'owner']],
  ['GET /pieces/:id/versions/:number', ['writer', 'editor', 'owner']],
  ['GET /front', ['editor', 'owner']],
  ['GET /front/items', ['editor', 'owner']],
  ['PUT /front', ['editor', 'owner']],
  ['POST /front/preview', ['editor', 'owner']],
  ['POST /front/publish', ['editor', 'owner']],
  ['POST /front/return', ['editor', 'owner']],
  ['GET /letters', ['editor', 'owner']],
  ['GET /letters/weekly/page', ['editor', 'owner']],
  ['PUT /letters/weekly', ['editor', 'owner']],
  ['POST /letters/urgent', ['editor', 'owner']],
  ['GET /letters/urgent/:id/page', ['editor', 'owner']],
  ['POST /letters/urgent/:id/send', ['editor', 'owner']],
  ['DELETE /letters/urgent/:id', ['editor', 'owner']],
  ['GET /letters/sent/:id/page', ['editor', 'owner']],
  ['GET /readers', ['editor', 'owner']],
  ['GET /readers/reads.csv', ['editor', 'owner']],
  ['GET /readers/failed-links.csv', ['editor', 'owner']],
  ['GET /readers/searches.csv', ['editor', 'owner']],
  ['POST /uploads', ['writer', 'editor', 'owner']],
  ['GET /uploads/:id', ['writer', 'editor', 'owner']],
  ['POST /pieces/:id/publish', ['editor', 'owner']],
  ['PUT /pieces/:id/schedule', ['editor', 'owner']],
  ['DELETE /pieces/:id/schedule', ['editor', 'owner']],
  ['POST /pieces/:id/withdraw', ['editor', 'owner']],
  ['POST /pieces/:id/undo', ['editor', 'owner']],
  ['PUT /pieces/:id/address', ['editor', 'owner']],
];

onOneDatabase('who may ask for what', (kind) => {
  const desk = useDesk(kind);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  type Member = Awaited<ReturnType<typeof desk.member>>;
  const members = new Map<string, Member>();
  async function memberOf(role: Member['role']): Promise<Member> {
    const member = members.get(role) ?? (await desk.member(role));
    members.set(role, member);
    return member;
  }

  it('is said of every call', async () => {
    await desk.invited('owner@example.org');
    const services = { database: { db: desk.db }, settings: { DESK_DIR: '/nowhere', PORT: 8787 } };
    const { routes } = deskRoutes(services as never, {} as never);
    const calls = routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.slice('/api'.length)}`);
    expect([...new Set(calls)].toSorted()).toEqual(table.map(([call]) => call).toSorted());
  });

  it.each(table)('%s: %s', async (call, allowed) => {
    const [method, path] = call.split(' ') as [string, string];
    const address = path.replace(':id', nowhere).replace(':window', nowhere).replace(':number', '1');
    for (const role of ['nobody', 'writer', 'editor', 'owner'] as const) {
      const asking = role === 'nobody' ? desk.browser() : await memberOf(role);
      const { status, body } = await asking.call(address, {
        method,
        ...(method !== 'GET' && { body: {} }),
        ...(path === '/uploads' && { headers: { 'content-type': 'application/octet-stream' } }),
      });
      const refused = status === 403 || (status === 401 && body.error.code === 'signed_out');
      expect([role, refused, refused && status]).toEqual(
        allowed.includes(role) ? [role, false, false] : [role, true, role === 'nobody' ? 401 : 403],
      );
    }
    if (path === '/sign-out') members.clear();
  });
});
