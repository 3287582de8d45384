import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { attempts, auditLog, backupCodes, secondSteps, sessions } from '../src/db/desk-schema.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';

/** The code of an app that has this secret, some periods from now. */
const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

onOneDatabase('codes after the password', (kind) => {
  const desk = useDesk(kind);
  const { password } = desk;
  let number = 0;
  beforeEach(() => desk.db.delete(attempts));

  /** Somebody who has it on. All codes of the app can be used again. */
  async function guarded() {
    const member = await desk.member('editor', `guarded-${(number += 1)}@example.org`);
    const begun = await member.post('/second-step', { password });
    expect(begun.status).toBe(200);
    const { secret } = begun.body as { secret: string };
    const confirmed = await member.post('/second-step/confirm', { code: codeOf(secret) });
    expect(confirmed.status).toBe(200);
    await desk.db.update(secondSteps).set({ lastCounter: 0 });
    return { ...member, secret, codes: confirmed.body.codes as string[] };
  }
  /** A browser in which the password was given. */
  async function half(email: string) {
    const own = desk.browser();
    const answer = await own.post('/sign-in', { email, password });
    expect([answer.status, answer.body]).toEqual([200, { person: null, next: 'code' }]);
    return own;
  }
  const end = (own: { call: ReturnType<typeof desk.browser>['call'] }, body: object) =>
    own.call('/second-step', { method: 'DELETE', body });

  it('are asked for once the first of them was given', async () => {
    const member = await desk.member('editor', 'begins@example.org');
    expect((await member.call('/second-step')).body).toEqual({ isOn: false, codesLeft: 0 });
    const { body } = await member.post('/second-step', { password });
    expect(body.picture).toMatch(/^data:image\/svg\+xml,/);
    expect((await desk.browser().post('/sign-in', { email: member.email, password })).body.person).not.toBe(
      null,
    );
    expect((await member.post('/second-step/confirm', { code: '000000' })).status).toBe(403);
    const on = await member.post('/second-step/confirm', { code: codeOf(body.secret) });
    expect(on.body.codes).toHaveLength(10);
    expect((await member.call('/second-step')).body).toEqual({ isOn: true, codesLeft: 10 });
    const own = await half(member.email);
    expect((await own.post('/sign-in/code', { code: codeOf(body.secret, 1) })).body.person.email).toBe(
      member.email,
    );
    expect((await own.call('/pieces')).status).toBe(200);
    const owner = await desk.member('owner');
    const row = (await owner.call('/people')).body.people.find(({ id }: { id: string }) => id === member.id);
    expect(row.hasCode).toBe(true);
  });

  it('cannot be gone round with what the password alone has given', async () => {
    const { email, secret } = await guarded();
    const before = await desk.db.$count(sessions);
    const own = await half(email);
    expect(await desk.db.$count(sessions)).toBe(before);
    expect(own.cookie).toMatch(/^desk\.step=/);
    for (const path of ['/pieces', '/sessions', '/second-step'])
      expect((await own.call(path)).status).toBe(401);
    expect((await own.post('/second-step', { password })).status).toBe(401);
    expect((await end(own, { password, code: codeOf(secret) })).status).toBe(401);
    // Not under the name of another cookie, either.
    for (const other of ['session_token', 'browser', 'challenge'])
      expect(
        (await desk.browser(own.cookie.replace('desk.step', `desk.${other}`)).call('/pieces')).status,
      ).toBe(401);
    for (const forged of ['', own.cookie.replace('desk.step=', 'desk.step=x'), own.cookie.slice(0, -6)]) {
      const { status, body } = await desk.browser(forged).post('/sign-in/code', { code: codeOf(secret) });
      expect([status, body.error.code]).toEqual([401, 'begin_again']);
    }
  });

  it('are of the person whose password was given', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const own = await half(one.email);
    for (const code of [codeOf(other.secret), other.codes[0]!])
      expect((await own.post('/sign-in/code', { code })).status).toBe(401);
    expect((await own.post('/sign-in/code', { code: one.codes[0]! })).status).toBe(200);
  });

  it('are good once, also at the same moment, and none before the last one', async () => {
    const { email, secret, codes } = await guarded();
    const give = async (code: string) => (await (await half(email)).post('/sign-in/code', { code })).status;
    for (const code of [codeOf(secret), codes[0]!]) {
      const statuses = await Promise.all([give(code), give(code), give(code)]);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    }
    expect(await give(codeOf(secret, -1))).toBe(401);
    expect(await give(codeOf(secret, 1))).toBe(200);
    expect(await give(codeOf(secret, 3))).toBe(401);
    expect(await give(codes[1]!.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await desk.db.$count(backupCodes, sql`hash like ${`%${codes[2]!.slice(0, 4)}%`}`)).toBe(0);
  });

  it('cannot be guessed on and on, from however many addresses and with a new password step each', async () => {
    const { email, secret } = await guarded();
    await desk.db.delete(attempts);
    let address = 0;
    const guess = async (code: string) => {
      const own = await half(email);
      // The password was right: its tries are those of the whole sign-in.
      await desk.db.delete(attempts).where(sql`key like 'account %'`);
      address += 1;
      return (await own.post('/sign-in/code', { code }, { peer: `198.51.100.${address}` })).status;
    };
    await guess('000000');
    await desk.db
      .update(attempts)
      .set({ count: 19 })
      .where(sql`key like 'code %'`);
    expect([await guess('000000'), await guess(codeOf(secret))]).toEqual([401, 429]);
    // A quarter of an hour is not enough.
    await desk.db.update(attempts).set({ since: sql`now() - interval '16 minutes'` });
    expect(await guess(codeOf(secret))).toBe(429);
    await desk.db.update(attempts).set({ since: sql`now() - interval '25 hours'` });
    expect(await guess(codeOf(secret))).toBe(200);
  });

  const passwordTries = async () =>
    (
      await desk.db
        .select()
        .from(attempts)
        .where(sql`key like 'account %'`)
    )[0]?.count;

  it('keep tries of the password counted until the code was right', async () => {
    const { email, secret } = await guarded();
    await half(email);
    await half(email);
    expect(await passwordTries()).toBe(2);
    expect((await (await half(email)).post('/sign-in/code', { code: codeOf(secret) })).status).toBe(200);
    expect(await passwordTries()).toBe(undefined);
  });

  it('are not turned off, or set up anew, by a stolen session', async () => {
    const member = await guarded();
    expect((await end(member, { code: codeOf(member.secret) })).status).toBe(400);
    for (const [given, code] of [
      ['not the password', codeOf(member.secret)],
      [password, ''],
      [password, '000000'],
    ] as const)
      expect((await end(member, { password: given, code })).status).toBe(403);
    expect((await member.post('/second-step', { password: 'not the password' })).status).toBe(403);
    expect((await member.post('/second-step', { password, code: member.codes[0] })).status).toBe(409);
    expect((await member.post('/second-step/confirm', { code: codeOf(member.secret) })).status).toBe(403);
    await desk.db.delete(attempts);
    expect((await end(member, { password, code: codeOf(member.secret) })).status).toBe(200);
    expect((await member.call('/second-step')).body).toEqual({ isOn: false, codesLeft: 0 });
    const deeds = await desk.db.select().from(auditLog).where(eq(auditLog.personId, member.id));
    expect(deeds.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['two-factor turned on', 'two-factor turned off']),
    );
  });

  it('cannot be set up for somebody by a stolen session, nor by a secret shown a while ago', async () => {
    const member = await desk.member('writer', 'stolen@example.org');
    expect((await member.post('/second-step', { password: 'a guess' })).status).toBe(403);
    const { secret } = (await member.post('/second-step', { password })).body;
    await desk.db.update(secondSteps).set({ begunAt: sql`now() - interval '16 minutes'` });
    expect((await member.post('/second-step/confirm', { code: codeOf(secret) })).status).toBe(403);
  });

  it('end with an invitation, and what was shown of the password before is not enough then', async () => {
    const { email, secret, codes } = await guarded();
    const own = await half(email);
    const token = await desk.invited(email);
    await desk.browser().post('/invitation/accept', { token, name: 'Rosa', password: 'another password' });
    for (const code of [codeOf(secret), codes[0]!])
      expect((await own.post('/sign-in/code', { code })).body.error.code).toBe('begin_again');
    const again = await desk.browser().post('/sign-in', { email, password: 'another password' });
    expect(again.body.person.email).toBe(email);
  });
});
