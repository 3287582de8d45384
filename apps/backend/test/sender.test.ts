import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deliveries } from '../src/db/mail-schema.ts';
import { mailStatus, settleUncertain } from '../src/mail/mail-status.ts';
import { enqueue, handOver, takeNext } from '../src/mail/queue.ts';
import { onOneDatabase } from './databases.ts';
import { startMailServer } from '@daily-nest/testing/mail-server';
import { someLetter, useNewsletter } from './newsletter.ts';

/** Waits long enough for a busy machine. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });
const addressesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => `reader-${number}@example.org`);
const rosa = 'rosa@example.org';
const ben = 'ben@example.org';

onOneDatabase('the sender', (kind) => {
  const nest = useNewsletter(kind);
  const stateOf = (state: string, count: number) => async () => {
    await eventually(async () => (await nest.states()).filter((found) => found === state)).toHaveLength(
      count,
    );
  };
  const queued = async (...addresses: string[]) => {
    await nest.readers(addresses);
    await enqueue(nest.db, { ...someLetter, key: `weekly ${Math.random()}` });
  };

  it('sends each reader a letter once, and opens no more connections than its limit', async () => {
    const readers = addressesOf(40);
    await queued(...readers);
    expect(await enqueue(nest.db, { ...someLetter, key: 'again' })).toBe(40);
    expect(await enqueue(nest.db, { ...someLetter, key: 'again' })).toBeUndefined();
    await nest.sending(stateOf('sent', 80));
    for (const reader of readers) expect(nest.server.to(reader)).toHaveLength(2);
    expect(nest.server.state.most).toBeLessThanOrEqual(2);
    expect(nest.ends.filter((end) => end === 'sent')).toHaveLength(80);
  });

  it('does not retry a mailbox that does not exist, and erases it after three consecutive letters', async () => {
    nest.server.state.rcpt = (address) =>
      address === rosa ? { code: 550, words: `5.1.1 <${rosa}>: no such mailbox` } : undefined;
    await queued(rosa, ben);
    for (const round of [1, 2, 3]) {
      if (round > 1) await enqueue(nest.db, { ...someLetter, key: `round ${round}` });
      await nest.sending(() => eventually(() => nest.server.to(ben)).toHaveLength(round));
      expect((await nest.subscribers()).some(({ address }) => address === rosa)).toBe(round < 3);
    }
    expect(nest.ends.filter((end) => end === 'bounced')).toHaveLength(3);
    expect(nest.logged.join('')).not.toContain('rosa');
  });

  it('does not count a policy of the server as a bounce', async () => {
    nest.server.state.rcpt = () => ({ code: 550, words: '5.7.1 Relaying denied' });
    await queued(rosa);
    await nest.sending(stateOf('failed', 1));
    expect(await nest.subscribers()).toMatchObject([{ bounces: 0 }]);
    expect(nest.ends).toEqual(['refused']);
  });

  it('retries after minutes when the server refuses temporarily (greylisting)', async () => {
    const seen = new Set<string>();
    nest.server.state.rcpt = (address) => {
      if (seen.has(address)) return undefined;
      seen.add(address);
      return { code: 451, words: '4.7.1 Greylisted, come again' };
    };
    await queued(rosa, ben);
    await nest.sending(() => eventually(() => nest.server.state.tried).toBe(2));
    expect(await nest.states()).toEqual(['queued', 'queued']);
    expect(nest.server.taken).toEqual([]);
    await nest.later();
    await nest.sending(stateOf('sent', 2));
    expect([nest.server.to(rosa), nest.server.to(ben)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('does not repeat a letter after its final dot got no answer', async () => {
    nest.server.state.silent = 'taken';
    await queued(rosa);
    await nest.sending(stateOf('uncertain', 1));
    nest.server.state.silent = undefined;
    await nest.later();
    await nest.sending(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(nest.server.to(rosa)).toHaveLength(1);
    expect(nest.ends).toEqual(['uncertain']);
  });

  it('repeats a letter if the server stopped answering before the final dot', async () => {
    nest.server.state.silent = 'mailbox';
    await queued(rosa);
    await nest.sending(() => eventually(() => nest.logged.join('')).toContain('the mail server is away'));
    expect(await nest.states()).toEqual(['queued']);
    nest.server.state.silent = undefined;
    await nest.later();
    await nest.sending(stateOf('sent', 1));
    expect(nest.server.to(rosa)).toHaveLength(1);
  });

  it('waits while a server is down, and loses no letter', async () => {
    const dead = await startMailServer();
    await dead.stop();
    await queued(rosa, ben);
    await nest.sending(
      () => eventually(() => nest.logged.join('')).toContain('the mail server is away'),
      dead,
    );
    expect(await nest.states()).toEqual(['queued', 'queued']);
    await nest.later();
    await nest.sending(stateOf('sent', 2));
  });

  it('logs in, and never logs the password', async () => {
    const strict = await startMailServer({ login: { user: 'nest', password: 's3cret-pass' } });
    await queued(rosa);
    const wrong = strict.url.replace('s3cret-pass', 's3cret-wrong');
    await nest.sending(() => eventually(() => nest.logged.join('')).toContain('the mail server is away'), {
      url: wrong,
    });
    await nest.later();
    await nest.sending(stateOf('sent', 1), strict);
    expect(strict.to(rosa)).toHaveLength(1);
    expect(nest.logged.join('')).not.toContain('s3cret');
    await strict.stop();
  });

  it("takes over a killed process's delivery that was not handed over when its lease ends, and leaves the others uncertain", async () => {
    await queued(rosa, ben);
    const killed = [(await takeNext(nest.db))!, (await takeNext(nest.db))!];
    const [handedOver] = killed;
    expect(await handOver(nest.db, handedOver!)).toBe(true);
    expect(await takeNext(nest.db)).toBeUndefined();
    // The answer may still come, so nobody may settle it yet.
    expect(await mailStatus(nest.db)).toMatchObject({ waiting: 2, uncertain: 0 });
    expect(await settleUncertain(nest.db, { ids: [handedOver!.id] }, 'queued')).toBe(0);

    await nest.db.update(deliveries).set({ nextAt: sql`now()`, answerBy: sql`now() - interval '1 second'` });
    await nest.sending(stateOf('sent', 1));
    expect(await handOver(nest.db, killed[1]!)).toBe(false);
    expect(await mailStatus(nest.db)).toMatchObject({ waiting: 0, uncertain: 1 });
    expect(nest.server.to(handedOver!.address)).toEqual([]);
  });

  it('sends nothing to a reader who unsubscribes before the final dot', async () => {
    nest.server.state.silent = 'mailbox';
    await queued(rosa);
    await nest.sending(async () => {
      await eventually(() => nest.server.state.tried).toBe(1);
      const [reader] = await nest.subscribers();
      const { leave } = await import('../src/mail/subscriptions.ts');
      await leave(nest.db, reader!.id);
    });
    nest.server.state.silent = undefined;
    await nest.sending(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(nest.server.taken).toEqual([]);
  });
});

onOneDatabase('a sender whose mail server or database fails', (kind) => {
  const nest = useNewsletter(kind);

  it('stops after a few letters when a server closes every connection without an answer, and sends the rest when it answers again', async () => {
    const readers = addressesOf(150);
    await nest.readers(readers);
    await enqueue(nest.db, someLetter);
    const testsTaken = () => nest.server.to('letters@nest.example').length;
    nest.server.state.hangsUp = true;
    // A restart during the outage changes nothing.
    await nest.sending(() => nest.server.until(() => testsTaken() === 2));
    await nest.sending(() => nest.server.until(() => testsTaken() === 4));
    expect(await mailStatus(nest.db)).toMatchObject({ away: { reason: 'no answer' } });
    const lost = (await mailStatus(nest.db)).uncertain;
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThanOrEqual(5);

    await nest.sending(async () => {
      await nest.server.until(() => testsTaken() === 5);
      nest.server.state.hangsUp = false;
      await nest.server.until(() => nest.server.taken.length === 150 + testsTaken());
    });
    expect(await mailStatus(nest.db)).toEqual({ waiting: 0, uncertain: lost, away: null });
    for (const reader of readers) expect(nest.server.to(reader)).toHaveLength(1);
  });

  it('stops after a few letters when a server answers only every second one', async () => {
    await nest.readers(addressesOf(200));
    await enqueue(nest.db, someLetter);
    nest.server.state.rcpt = () => {
      nest.server.state.hangsUp = nest.server.state.tried % 2 === 0;
      return undefined;
    };
    // Each outage lasts twice as long as the one before.
    await nest.sending(() => nest.server.until(() => nest.server.state.tried >= 20), { minWaitMs: 10 });
    expect((await mailStatus(nest.db)).uncertain).toBeLessThanOrEqual(8);
  });

  it('leaves no connection open when the database fails', async () => {
    await nest.readers(addressesOf(20));
    await enqueue(nest.db, someLetter);
    await nest.db.execute(sql`create function fail() returns trigger language plpgsql as $$ begin
      if new.attempts > old.attempts and exists (select from mail.deliveries where state = 'sent') then raise 'out of order'; end if;
      return new; end $$`);
    await nest.db.execute(
      sql`create trigger fails before update on mail.deliveries for each row execute function fail()`,
    );
    await nest.sending(
      async () => {
        await eventually(() => nest.logged.join('')).toContain('letters could not be sent');
        await eventually(() => nest.server.state.connections).toBe(0);
      },
      { silenceMs: 60_000 },
    );
    await nest.db.execute(sql`drop function fail cascade`);
    expect(await mailStatus(nest.db)).toMatchObject({ away: null, uncertain: 0 });
  });
});

onOneDatabase('a sender with a limit per second', (kind) => {
  const nest = useNewsletter(kind, { MAIL_PER_SECOND: '20' });

  it('sends no more letters per second than the limit, over all connections', async () => {
    const came: number[] = [];
    nest.server.state.rcpt = () => void came.push(performance.now());
    await nest.readers(addressesOf(10));
    await enqueue(nest.db, someLetter);
    await nest.sending(() => nest.server.until(() => nest.server.taken.length === 10));
    expect(came.at(-1)! - came[0]!).toBeGreaterThanOrEqual(9 * 50 - 25);
  });
});
