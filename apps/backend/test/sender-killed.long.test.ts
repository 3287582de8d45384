import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliveries, subscriptions } from '../src/db/mail-schema.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { enqueue } from '../src/mail/queue.ts';
import { readSettings } from '../src/settings.ts';
import { onOneDatabase } from './databases.ts';
import { type MailServer, startMailServer } from '@daily-nest/testing/mail-server';
import { mailEnvironment, someLetter } from './newsletter.ts';
import { runLetter, startBackend } from './processes.ts';

const addressesOf = (count: number) =>
  Array.from({ length: count }, (_, number) => `reader-${number}@example.org`);

onOneDatabase('a killed sender', (kind) => {
  let test: Awaited<ReturnType<typeof kind.make>>;
  let server: MailServer;
  let environment: Record<string, string>;

  beforeEach(async () => {
    [test, server] = await Promise.all([kind.make(), startMailServer({ thinkMs: 15 })]);
    environment = {
      ...test.environment,
      ...mailEnvironment(server.url),
      MAIL_CONNECTIONS: '3',
    };
  });
  afterEach(async () => {
    await server.stop();
    await test.remove();
  });

  /** Opens the database while no backend runs, and calls `work`. */
  async function onDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>) {
    const database = await openDatabase(readSettings(environment));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  }
  const queueFor = (addresses: string[]) =>
    onDatabase(async (db) => {
      const confirmedAt = new Date().toISOString();
      await db
        .insert(subscriptions)
        .values(addresses.map((address) => ({ address, list: 'weekly' as const, confirmedAt })));
      await enqueue(db, someLetter);
    });
  async function started() {
    const backend = await startBackend(environment);
    await backend.ready();
    return backend;
  }
  /** Ends the leases of a killed process, and the time for its answers. */
  const leasesEnd = () =>
    onDatabase((db) =>
      db.update(deliveries).set({
        nextAt: sql`${deliveries.nextAt} - interval '1 hour'`,
        answerBy: sql`${deliveries.answerBy} - interval '1 hour'`,
      }),
    );
  const counted = async () => {
    const { stdout } = await runLetter(['status'], environment);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
    return {
      in: (state: string) => Number(lines.find(([first]) => first === state)?.[2] ?? 0),
      uncertain: lines.filter(([first]) => first === 'Message-ID').map(([, id]) => id!),
    };
  };
  /** Runs a backend until no letter is left to send. */
  async function sendTheRest() {
    const backend = await started();
    for (let last = -1; last !== server.taken.length;) {
      last = server.taken.length;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    await backend.stop();
  }
  const wasTaken = (id: string) => server.taken.some((message) => message.id === id);
  const timesTaken = () => {
    const times = new Map<string, number>();
    for (const { to } of server.taken) times.set(to, (times.get(to) ?? 0) + 1);
    return times;
  };

  it('again and again during letters reaches every reader once', async () => {
    const addresses = addressesOf(120);
    await queueFor(addresses);
    for (const enough of [15, 45, 80]) {
      const backend = await started();
      await server.until(() => server.taken.length >= enough);
      await backend.stop('SIGKILL');
      await leasesEnd();
    }
    await sendTheRest();

    const before = await counted();
    expect(before.in('sent') + before.in('uncertain')).toBe(120);
    // At most three letters were being sent at each of three kills.
    expect(before.in('uncertain')).toBeLessThanOrEqual(9);
    // The mail server's log says whether it accepted each uncertain letter.
    const [taken, lost] = [before.uncertain.filter(wasTaken), before.uncertain.filter((id) => !wasTaken(id))];
    if (taken.length > 0) await runLetter(['settle', 'sent', ...taken], environment);
    if (lost.length > 0) await runLetter(['settle', 'again', ...lost], environment);
    await sendTheRest();

    expect((await counted()).in('sent')).toBe(120);
    expect([...timesTaken().keys()].toSorted()).toEqual(addresses.toSorted());
    expect([...timesTaken().values()].filter((times) => times !== 1)).toEqual([]);
  }, 120_000);

  it('before the final dot leaves the delivery to the next backend, which sends it once', async () => {
    await queueFor(['rosa@example.org']);
    server.state.silent = 'mailbox';
    const backend = await started();
    await server.until(() => server.state.tried === 1);
    await backend.stop('SIGKILL');
    server.state.silent = undefined;
    await leasesEnd();
    await sendTheRest();
    expect([...timesTaken()]).toEqual([['rosa@example.org', 1]]);
    expect((await counted()).in('sent')).toBe(1);
  });

  it('before it stores the answer leaves the delivery uncertain: it is not sent again, and `status` lists it', async () => {
    await queueFor(['rosa@example.org']);
    server.state.silent = 'taken';
    const backend = await started();
    await server.until(() => server.taken.length === 1);
    await backend.stop('SIGKILL');
    server.state.silent = undefined;
    await leasesEnd();
    await sendTheRest();
    expect([...timesTaken()]).toEqual([['rosa@example.org', 1]]);
    expect((await counted()).uncertain).toEqual([server.taken[0]!.id]);
  });
});
