import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliveries, subscriptions } from '../src/db/mail-schema.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { startOutage } from '../src/mail/outage.ts';
import { enqueue } from '../src/mail/queue.ts';
import { readSettings } from '../src/settings.ts';
import { onOneDatabase } from './databases.ts';
import { mailEnvironment, someLetter } from './newsletter.ts';
import { runLetter } from './processes.ts';

onOneDatabase('the command for letters', (kind) => {
  let test: Awaited<ReturnType<typeof kind.make>>;
  let environment: Record<string, string>;
  const letter = (...args: string[]) => runLetter(args, environment);

  beforeAll(async () => {
    test = await kind.make();
    environment = { ...test.environment, ...mailEnvironment('smtp://127.0.0.1:9') };
    const database = await openDatabase(readSettings(environment));
    const { db } = database;
    const confirmedAt = new Date().toISOString();
    await db.insert(subscriptions).values(
      ['rosa', 'ben', 'ada'].map((name) => ({
        address: `${name}@example.org`,
        list: 'weekly' as const,
        confirmedAt,
      })),
    );
    for (const key of ['weekly 2026-W01', 'weekly 2026-W02']) await enqueue(db, { ...someLetter, key });
    await db.update(deliveries).set({ state: 'uncertain' });
    const [asks] = await db
      .insert(subscriptions)
      .values({ address: 'new@example.org', list: 'weekly' })
      .returning();
    await db.insert(deliveries).values({ subscriptionId: asks!.id, state: 'uncertain' });
    await startOutage(db, 'no answer', 60);
    await database.close();
  });
  afterAll(() => test.remove());

  it('settles what is uncertain of a whole letter, and of no other', async () => {
    expect((await letter('settle', 'again', '--letter', 'weekly 2026-W01')).stdout).toBe('3 settled.\n');
    expect((await letter('settle', 'sent', '--letter', 'confirm')).stdout).toBe('1 settled.\n');
    const { stdout } = await letter('status');
    expect(stdout).toMatch(/^queued\tweekly 2026-W01\t3$/m);
    expect(stdout).toMatch(/^uncertain\tweekly 2026-W02\t3$/m);
    expect(stdout).toMatch(/^sent\tconfirm\t1$/m);
    // The mail server's log may know more of one than of the others.
    const [id = ''] = /(?<=^Message-ID\t)\S+/m.exec(stdout) ?? [];
    expect((await letter('settle', 'sent', id)).stdout).toBe('1 of 1 settled.\n');
    expect((await letter('settle', 'sent', '--letter', 'weekly 2026-W02')).stdout).toBe('2 settled.\n');
  });

  it.each([[[]], [['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '--letter', 'weekly 2026-W01']]])(
    'asks for ids or a letter, one of both: %j',
    async (which) => {
      const { code, stderr } = await letter('settle', 'sent', ...which);
      expect([code, stderr]).toEqual([1, 'Name either ids as status shows them, or --letter and a key.\n']);
    },
  );

  it('says that the mail server is away', async () => {
    expect((await letter('status')).stdout).toMatch(
      /^mail server away\t\d{4}-\d\d-\d\dT[\d:.]+Z\tno answer$/m,
    );
  });
});
