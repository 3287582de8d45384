import { describe, expect, it } from 'vitest';
import { isNotNull } from 'drizzle-orm';
import { deliveries, subscriptions } from '../src/db/mail-schema.ts';
import { linkToken } from '../src/mail/link-token.ts';
import { enqueue, eraseOld } from '../src/mail/queue.ts';
import { eraseUnconfirmed } from '../src/mail/subscriptions.ts';
import { itInLongRun, onOneDatabase } from './databases.ts';
import { header, textOf } from '@daily-nest/testing/mail-server';
import { someLetter, useNewsletter } from './newsletter.ts';

const rosa = 'rosa@example.org';
const secret = 'a secret of more than thirty-two characters';
const soon = () => Math.floor(Date.now() / 1000) + 60;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const tokenIn = (text: string, page: string) =>
  new RegExp(`/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1] ?? '';

onOneDatabase('the newsletter', (kind) => {
  const nest = useNewsletter(kind);
  const signUp = (email = rosa, more = {}) => nest.post('sign-up', { email, list: 'weekly', ...more });
  const subscribed = async () => {
    await signUp();
    const [reader] = await nest.subscribers();
    return reader!.id;
  };
  const confirmed = () => nest.db.select().from(subscriptions).where(isNotNull(subscriptions.confirmedAt));
  const lettersTo = (address: string, count: number) =>
    nest.sending(() => nest.server.until(() => nest.server.to(address).length === count));

  it('takes a reader from the form to the first letter and, with one click, to unsubscribing', async () => {
    const asked = await signUp(' Rosa@Example.ORG ');
    expect([asked.status, await asked.json()]).toEqual([202, { status: 'asked' }]);
    await lettersTo(rosa, 1);
    const [question] = nest.server.to(rosa);
    expect(header(question!.raw, 'Subject')).toBe('Please confirm: The Family Letter');

    // A reader who has not confirmed gets no letter.
    expect(await enqueue(nest.db, { ...someLetter, key: 'weekly 2026-W00' })).toBe(0);
    const token = tokenIn(textOf(question!.raw), 'confirm');
    expect((await nest.post('confirm', { token })).status).toBe(200);
    expect(await enqueue(nest.db, someLetter)).toBe(1);
    await lettersTo(rosa, 2);

    const letter = nest.server.to(rosa)[1]!.raw;
    const [, leave = ''] =
      /^<(https:\/\/news\.example\/newsletter\/leave\?token=\S+)>$/.exec(
        header(letter, 'List-Unsubscribe') ?? '',
      ) ?? [];
    expect(header(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(textOf(letter)).toContain(`Leave: ${leave}`);
    expect((await nest.post('leave', { token: tokenIn(leave, 'leave') })).status).toBe(200);
    expect(await nest.subscribers()).toEqual([]);
    expect(await nest.states()).toEqual([]);
    expect(nest.logged.join('')).not.toContain('rosa');
  });

  it('sends a mailbox one confirmation letter within ten minutes, and answers the same each time', async () => {
    for (const _ of [1, 2, 3]) expect((await signUp()).status).toBe(202);
    expect(await nest.states()).toEqual(['queued']);
  });

  it('sends a mailbox three confirmation letters a day, over all lists and spellings', async () => {
    const asks = ['rosa@example.org', 'rosa+a@example.org', 'rosa+b@example.org'].flatMap((email) => [
      nest.post('sign-up', { email, list: 'weekly' }),
      nest.post('sign-up', { email, list: 'breaking' }),
    ]);
    for (const answer of await Promise.all(asks)) expect(answer.status).toBe(202);
    expect(await nest.states()).toEqual(['queued', 'queued', 'queued']);
    await nest.db.update(deliveries).set({ createdAt: new Date(Date.now() - 25 * 3_600_000).toISOString() });
    await signUp('rosa+c@example.org');
    expect(await nest.states()).toHaveLength(4);
  });

  it('keeps an address that bounced before its confirmation, because it counts for the limit', async () => {
    nest.server.state.rcpt = () => ({ code: 550, words: '5.1.1 no such mailbox' });
    await nest.sending(async () => {
      await signUp();
      await expect.poll(nest.states, { timeout: 30_000 }).toEqual(['failed']);
    });
    expect(await nest.subscribers()).toHaveLength(1);
    await signUp();
    expect(await nest.states()).toEqual(['failed']);
  });

  it('sends letters and confirmation letters in turn', async () => {
    await nest.readers(Array.from({ length: 20 }, (_, number) => `reader-${number}@example.org`));
    await enqueue(nest.db, someLetter);
    for (let number = 0; number < 20; number += 1) await signUp(`new-${number}@example.org`);
    await nest.sending(() => nest.server.until(() => nest.server.taken.length >= 20));
    const questions = nest.server.taken.slice(0, 20).filter(({ to }) => to.startsWith('new-')).length;
    expect(Math.abs(questions - 10)).toBeLessThanOrEqual(2);
  });

  it('answers the same for every address, and tells only the mailbox whether it subscribes', async () => {
    await nest.readers([rosa]);
    await nest.db.update(subscriptions).set({ askedAt: '2026-01-01T00:00:00Z' });
    const known = await signUp();
    const unknown = await signUp('ben@example.org');
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await lettersTo(rosa, 1);
    expect(header(nest.server.to(rosa)[0]!.raw, 'Subject')).toBe('You already have The Family Letter');
  });

  it('answers a program that fills every field, and stores nothing', async () => {
    expect((await signUp(rosa, { website: 'https://spam.example' })).status).toBe(202);
    expect(await nest.subscribers()).toEqual([]);
  });

  it.each([
    'rosa',
    'rosa@',
    'a@b@c.example',
    'ro\r\nsa@example.org',
    `${'r'.repeat(65)}@example.org`,
    '<rosa@example.org>',
  ])('rejects an invalid address: %j', async (email) => {
    expect((await signUp(email)).status).toBe(400);
    expect(await nest.subscribers()).toEqual([]);
  });

  describe('a link', () => {
    it.each<[string, (id: string) => string]>([
      ['that is too old', (id) => linkToken(secret, 'confirm', id, soon() - 120)],
      ['to leave', (id) => linkToken(secret, 'leave', id)],
      ['of another site', (id) => linkToken('another secret of more than 32 letters', 'confirm', id, soon())],
      [
        'whose end was put off',
        (id) => linkToken(secret, 'confirm', id, soon() - 120).replace(/\.\w+\./, `.${soon().toString(36)}.`),
      ],
      ['of nobody', () => linkToken(secret, 'confirm', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', soon())],
      ['that is none', () => 'x'],
    ])('%s confirms no subscription', async (_name, tokenOf) => {
      const token = tokenOf(await subscribed());
      const answer = await nest.post('confirm', { token });
      expect([answer.status, await answer.json()]).toMatchObject([410, { error: { code: 'link_ended' } }]);
      expect(await confirmed()).toEqual([]);
    });

    it('to confirm unsubscribes nobody', async () => {
      const token = linkToken(secret, 'confirm', await subscribed(), soon());
      expect((await nest.post('leave', { token })).status).toBe(410);
      expect(await nest.subscribers()).toHaveLength(1);
    });

    it('to unsubscribe works twice, for one list or for all', async () => {
      await nest.readers([rosa]);
      await nest.readers([rosa], 'breaking');
      const [weekly, breaking] = (await nest.subscribers()).toSorted((a, b) => b.list.localeCompare(a.list));
      const token = linkToken(secret, 'leave', weekly!.id);
      for (const _ of [1, 2]) expect((await nest.post('leave', { token })).status).toBe(200);
      expect((await nest.subscribers()).map(({ list }) => list)).toEqual(['breaking']);
      await nest.readers([rosa]);
      await nest.post('leave', { token: linkToken(secret, 'leave', breaking!.id), everything: true });
      expect(await nest.subscribers()).toEqual([]);
    });
  });

  it('erases deliveries after two months, including uncertain ones', async () => {
    await nest.readers(['ben@example.org', rosa]);
    await enqueue(nest.db, someLetter);
    await nest.db.update(deliveries).set({ state: 'uncertain', createdAt: daysAgo(59) });
    await eraseOld(nest.db);
    expect(await nest.states()).toHaveLength(2);
    await nest.db.update(deliveries).set({ createdAt: daysAgo(61) });
    await eraseOld(nest.db);
    expect(await nest.states()).toEqual([]);
  });

  it('erases only addresses that were not confirmed within three days', async () => {
    await nest.readers(['ben@example.org']);
    await signUp();
    await nest.db.update(subscriptions).set({ askedAt: new Date(Date.now() - 71 * 3_600_000).toISOString() });
    await eraseUnconfirmed(nest.db);
    expect(await nest.subscribers()).toHaveLength(2);
    await nest.db.update(subscriptions).set({ askedAt: new Date(Date.now() - 73 * 3_600_000).toISOString() });
    await eraseUnconfirmed(nest.db);
    expect((await nest.subscribers()).map(({ address }) => address)).toEqual(['ben@example.org']);
  });
});

onOneDatabase('a flood of sign-ups', (kind) => {
  const nest = useNewsletter(kind);
  const signUp = (email = rosa) => nest.post('sign-up', { email, list: 'weekly' });

  itInLongRun(
    'limits sign-ups during a flood, reports it, and still sends urgent letters first',
    async () => {
      const readers = Array.from({ length: 100 }, (_, number) => `reader-${number}@example.org`);
      await nest.readers(readers, 'breaking');
      const statuses = new Map<number, number>();
      // The limit falls into a batch: parallel sign-ups must not exceed it together.
      for (let number = 0; number < 600; number += 8) {
        const some = Array.from({ length: 8 }, (_, more) => signUp(`victim-${number + more}@example.org`));
        for (const { status } of await Promise.all(some))
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [202, 300],
        [429, 300],
      ]);
      const [known, unknown] = [await signUp('reader-1@example.org'), await signUp()];
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
      expect(await (await signUp()).json()).toMatchObject({ error: { code: 'too_many_sign_ups' } });

      await enqueue(nest.db, { ...someLetter, list: 'breaking' });
      await nest.sending(() => nest.server.until(() => nest.server.taken.length >= 100));
      const first = nest.server.taken.slice(0, 100).map(({ to }) => to);
      // Two connections: one may begin with the rest while the other sends the last urgent letter.
      expect(first.filter((to) => readers.includes(to)).length).toBeGreaterThanOrEqual(99);
    },
  );

  it('counts waiting letters of any age, so that a stuck queue accepts no more', async () => {
    const asked = Array.from({ length: 300 }, (_, number) => ({
      address: `new-${number}@example.org`,
      list: 'weekly' as const,
    }));
    const made = await nest.db.insert(subscriptions).values(asked).returning();
    const createdAt = new Date(Date.now() - 5 * 3_600_000).toISOString();
    await nest.db.insert(deliveries).values(made.map(({ id }) => ({ subscriptionId: id, createdAt })));
    expect((await signUp()).status).toBe(429);
    await nest.db.update(deliveries).set({ state: 'sent' });
    expect((await signUp()).status).toBe(202);
  });
});
