import { beforeEach, expect, it } from 'vitest';
import { deliveries, letters, subscriptions } from '../src/db/mail-schema.ts';
import { countStates, settleUncertain, uncertainLetters } from '../src/mail/mail-status.ts';
import { startOutage } from '../src/mail/outage.ts';
import { enqueue } from '../src/mail/queue.ts';
import { onOneDatabase } from './databases.ts';
import { someLetter, useNewsletter } from './newsletter.ts';
import { runLetter } from './processes.ts';

onOneDatabase('uncertain letters', (kind) => {
  const nest = useNewsletter(kind);
  const letter = (...args: string[]) => runLetter(args, nest.environment);
  const statesOf = async (key: string | null) =>
    (await countStates(nest.db))
      .filter((row) => row.key === key)
      .map(({ state, letters }) => [state, letters]);

  beforeEach(async () => {
    await nest.readers(['rosa', 'ben', 'ada'].map((name) => `${name}@example.org`));
    for (const key of ['weekly 2026-W01', 'weekly 2026-W02']) await enqueue(nest.db, { ...someLetter, key });
    const [asks] = await nest.db
      .insert(subscriptions)
      .values({ address: 'new@example.org', list: 'weekly' })
      .returning();
    await nest.db.insert(deliveries).values({ subscriptionId: asks!.id });
    await nest.db.update(deliveries).set({ state: 'uncertain' });
  });

  it('are settled for one whole letter only', async () => {
    expect(await settleUncertain(nest.db, { key: 'weekly 2026-W01' }, 'queued')).toBe(3);
    expect(await settleUncertain(nest.db, { key: 'confirm' }, 'sent')).toBe(1);
    expect(await statesOf('weekly 2026-W01')).toEqual([['queued', 3]]);
    expect(await statesOf('weekly 2026-W02')).toEqual([['uncertain', 3]]);
    expect(await statesOf(null)).toEqual([['sent', 1]]);
  });

  it('are settled one by one', async () => {
    const [id] = await uncertainLetters(nest.db);
    expect(await settleUncertain(nest.db, { ids: [id!] }, 'sent')).toBe(1);
    expect(await settleUncertain(nest.db, { ids: [id!] }, 'queued')).toBe(0);
  });

  it.runIf(kind.name === 'Postgres')('are none before the first sign-up', async () => {
    await nest.db.delete(letters);
    await nest.db.delete(subscriptions);
    expect((await letter('status')).stdout).toBe('No readers and no letters.\n');
  });

  it.runIf(kind.name === 'Postgres')(
    'are shown and settled by the command, beside a running backend',
    async () => {
      await startOutage(nest.db, 'no answer', 60);
      const { stdout } = await letter('status');
      expect(stdout).toMatch(/^mail server away\t\d{4}-\d\d-\d\dT[\d:.]+Z\tno answer$/m);
      expect(stdout).toMatch(/^uncertain\tweekly 2026-W02\t3$/m);
      const [id = ''] = /(?<=^Message-ID\t)\S+/m.exec(stdout) ?? [];
      expect((await letter('settle', 'sent', id)).stdout).toBe('1 of 1 settled.\n');
      expect((await letter('settle', 'sent', '--letter', 'weekly 2026-W02')).stdout).toMatch(
        /^[23] settled\.\n$/,
      );
      const { code, stderr } = await letter('settle', 'sent', id, '--letter', 'weekly 2026-W01');
      expect([code, stderr]).toEqual([1, 'Name ids as status shows them, or --letter and a key.\n']);
    },
  );
});
