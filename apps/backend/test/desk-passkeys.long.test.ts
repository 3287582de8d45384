import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { attempts, auditLog, passkeys, secondSteps } from '../src/db/desk-schema.ts';
import { anAuthenticator } from './authenticator.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';

onOneDatabase('passkeys', (kind) => {
  const desk = useDesk(kind);
  const { password } = desk;
  let number = 0;
  beforeEach(() => desk.db.delete(attempts));

  type Member = Awaited<ReturnType<typeof desk.member>>;
  const begin = async (member: Member) => {
    const { status, body } = await member.post('/passkeys/begin', { password });
    expect(status).toBe(200);
    return body as { challenge: string };
  };
  /** Somebody who has a passkey. */
  async function keyholder() {
    const member = await desk.member('editor', `keys-${(number += 1)}@example.org`);
    const key = anAuthenticator();
    const added = await member.post('/passkeys', { name: 'Phone', answer: key.make(await begin(member)) });
    expect(added.status).toBe(201);
    return { member, key };
  }
  /** A browser that was given a challenge. */
  async function challenged() {
    const own = desk.browser();
    const { body } = await own.post('/sign-in/passkey/begin');
    return { own, options: body as { challenge: string } };
  }

  it('sign in without a password, and without a code', async () => {
    const { member, key } = await keyholder();
    const { secret } = (await member.post('/second-step', { password })).body;
    await member.post('/second-step/confirm', {
      code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
    });
    const { own, options } = await challenged();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await own.post('/sign-in/passkey', { answer: key.use(options, member.id) });
    expect([answer.status, answer.body.person?.id]).toEqual([200, member.id]);
    expect((await own.call('/pieces')).status).toBe(200);
    const { body } = await member.call('/passkeys');
    expect(body.passkeys).toMatchObject([{ name: 'Phone', usedAt: expect.stringMatching(/^\d/) }]);
    expect(JSON.stringify(body)).not.toContain(key.id);
  });

  it.each([
    ['at another origin', { origin: 'http://localhost:3000' }],
    ['at the other name of this machine', { origin: 'http://127.0.0.1:8787' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without its owner’s finger or PIN', { verified: false }],
  ])('are refused when they were used %s', async (_, circumstances) => {
    const { member, key } = await keyholder();
    const { own, options } = await challenged();
    const answer = key.use(options, member.id, circumstances);
    expect((await own.post('/sign-in/passkey', { answer })).status).toBe(401);
    expect((await own.call('/pieces')).status).toBe(401);
    const other = anAuthenticator().make(await begin(member), circumstances);
    expect((await member.post('/passkeys', { name: 'Other', answer: other })).status).toBe(409);
  });

  it('answer a challenge once, also at the same moment, and that of their own browser', async () => {
    const { member, key } = await keyholder();
    const { own, options } = await challenged();
    const kept = own.cookie;
    const sent = { answer: key.use(options, member.id) };
    const statuses = (
      await Promise.all([1, 2, 3].map(() => desk.browser(kept).post('/sign-in/passkey', sent)))
    ).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await desk.browser(kept).post('/sign-in/passkey', sent)).status).toBe(401);
    // A newer answer to the same challenge, whose counter goes up.
    const again = { answer: key.use(options, member.id) };
    expect((await desk.browser(kept).post('/sign-in/passkey', again)).status).toBe(401);
    const other = await challenged();
    for (const cookie of [other.own.cookie, '', 'desk.challenge=forged'])
      expect(
        (await desk.browser(cookie).post('/sign-in/passkey', { answer: key.use(options, member.id) })).status,
      ).toBe(401);
  });

  it('are their owner’s, whatever the answer says', async () => {
    const [one, other] = [await keyholder(), await keyholder()];
    const { own, options } = await challenged();
    const forged = { ...one.key.use(options, one.member.id), id: other.key.id, rawId: other.key.id };
    const handed = one.key.use(options, other.member.id);
    const unknown = anAuthenticator().use(options, one.member.id);
    for (const answer of [forged, handed, unknown])
      expect((await own.post('/sign-in/passkey', { answer })).status).toBe(401);
    // Nor does somebody add a passkey under the id of another one.
    const begun = await begin(one.member);
    const taken = other.key.make(begun);
    expect((await one.member.post('/passkeys', { name: 'Mine', answer: taken })).status).toBe(409);
    const [theirs] = (await other.member.call('/passkeys')).body.passkeys;
    const at = `/passkeys/${theirs.id}`;
    expect((await one.member.call(at, { method: 'DELETE', body: {} })).status).toBe(404);
    expect((await one.member.call(at, { method: 'PATCH', body: { name: 'Mine' } })).status).toBe(404);
  });

  it('are refused when their counter does not go up: a copy of the key was used', async () => {
    const { member, key } = await keyholder();
    const signIn = async () => {
      const { own, options } = await challenged();
      return (await own.post('/sign-in/passkey', { answer: key.use(options, member.id) })).status;
    };
    expect(await signIn()).toBe(200);
    key.counter = 0;
    expect(await signIn()).toBe(401);
  });

  it('are added after the password alone, and a code where signing in takes one', async () => {
    const member = await desk.member('writer', 'adds@example.org');
    const key = anAuthenticator();
    expect((await member.post('/passkeys/begin', {})).status).toBe(400);
    expect((await member.post('/passkeys/begin', { password: 'a guess' })).status).toBe(403);
    const add = (challenge: string) =>
      member.post('/passkeys', { name: 'Key', answer: key.make({ challenge }) });
    // A challenge for signing in is not one for adding.
    const signingIn = await member.post('/sign-in/passkey/begin');
    expect((await add(signingIn.body.challenge)).status).toBe(403);
    const adding = await begin(member);
    const own = desk.browser(member.cookie);
    const answer = key.use(adding, member.id);
    expect((await own.post('/sign-in/passkey', { answer })).body.error.code).toBe('begin_again');
    // Nor is that of another session.
    const thief = await desk.member('writer', 'thief@example.org');
    const begun = await begin(thief);
    const planted = thief.cookie.split('; ').find((line) => line.startsWith('desk.challenge='))!;
    const victim = desk.browser(member.cookie.replace(/desk\.challenge=[^;]*/, planted));
    expect((await victim.post('/passkeys', { name: 'Key', answer: key.make(begun) })).status).toBe(403);
    const { secret } = (await member.post('/second-step', { password })).body;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await member.post('/second-step/confirm', { code: totp.generate() });
    expect((await member.post('/passkeys/begin', { password })).status).toBe(403);
    await desk.db.update(secondSteps).set({ lastCounter: 0 });
    const { body } = await member.post('/passkeys/begin', { password, code: totp.generate() });
    expect((await add(body.challenge)).status).toBe(201);
    expect((await add(body.challenge)).status).toBe(403);
  });

  it('are not added by another site', async () => {
    const member = await desk.member('writer', 'crossed@example.org');
    const answer = anAuthenticator().make(await begin(member));
    for (const [header, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect(
        (await member.post('/passkeys', { name: 'Evil', answer }, { headers: { [header]: value } })).status,
      ).toBe(403);
    expect((await member.call('/passkeys')).body.passkeys).toEqual([]);
  });

  it('are renamed and removed by their owner, and all end with an invitation', async () => {
    const { member, key } = await keyholder();
    const [{ id }] = (await member.call('/passkeys')).body.passkeys;
    await member.call(`/passkeys/${id}`, { method: 'PATCH', body: { name: 'Old phone' } });
    expect((await member.call('/passkeys')).body.passkeys[0].name).toBe('Old phone');
    expect((await member.call(`/passkeys/${id}`, { method: 'DELETE', body: {} })).status).toBe(200);
    const { own, options } = await challenged();
    expect((await own.post('/sign-in/passkey', { answer: key.use(options, member.id) })).status).toBe(401);
    const deeds = await desk.db.select().from(auditLog).where(eq(auditLog.target, id));
    expect(deeds.map(({ action }) => action)).toEqual(['passkey added', 'passkey removed']);

    const other = await keyholder();
    const token = await desk.invited(other.member.email);
    await desk.browser().post('/invitation/accept', { token, name: 'Rosa', password });
    expect(await desk.db.$count(passkeys, eq(passkeys.personId, other.member.id))).toBe(0);
    const removed = await keyholder();
    const owner = await desk.member('owner');
    await owner.call(`/people/${removed.member.id}`, { method: 'DELETE', body: {} });
    expect(await desk.db.$count(passkeys, eq(passkeys.personId, removed.member.id))).toBe(0);
  });

  it('are limited by address', async () => {
    const { own, options } = await challenged();
    const answer = anAuthenticator().use(options, '00000000-0000-4000-8000-000000000000');
    const guess = async () => (await own.post('/sign-in/passkey', { answer })).status;
    expect(await guess()).toBe(401);
    await desk.db
      .update(attempts)
      .set({ count: 39 })
      .where(sql`key like 'address %'`);
    expect([await guess(), await guess()]).toEqual([401, 429]);
  });

  it.each([
    ['nothing', {}],
    ['a number for an id', { answer: { id: 1 } }],
    ['a megabyte', { answer: { id: 'x'.repeat(9000) } }],
  ])('that are %s are refused', async (_, body) => {
    const { own } = await challenged();
    expect((await own.post('/sign-in/passkey', body)).status).toBe(400);
  });
});

onOneDatabase('passkeys behind a proxy with TLS', (kind) => {
  const desk = useDesk(kind, { DESK_URL: 'https://desk.example', TRUST_PROXY: '1' });
  const headers = { origin: 'https://desk.example' };

  it('are of the host that the desk is reached at', async () => {
    const token = await desk.invited('rosa@example.org');
    const own = desk.browser();
    const accepted = await own.post(
      '/invitation/accept',
      { token, name: 'Rosa', password: desk.password },
      { headers },
    );
    const { body } = await own.post('/passkeys/begin', { password: desk.password }, { headers });
    expect(body.rp.id).toBe('desk.example');
    const key = anAuthenticator();
    const there = { origin: 'https://desk.example', rpId: 'desk.example' };
    const added = await own.post('/passkeys', { name: 'Key', answer: key.make(body, there) }, { headers });
    expect(added.status).toBe(201);
    const other = desk.browser();
    const begun = await other.post('/sign-in/passkey/begin', {}, { headers });
    const answer = key.use(begun.body, accepted.body.person.id, there);
    expect(begun.headers.getSetCookie()[0]).toMatch(/^__Secure-desk\.challenge=.*;\s*Secure/i);
    expect((await other.post('/sign-in/passkey', { answer }, { headers })).status).toBe(200);
  });
});
