import { expect, it } from 'vitest';
import { runCli, startBackend } from '../test/processes.ts';
import { note } from './rows.ts';
import { smallTablespace } from './small-tablespace.ts';

const { disk, isThere, url } = smallTablespace('on_small_disk');

it.skipIf(!isThere)(
  'a Postgres with a full disk reports it in one sentence, rejects incomplete imports and still answers reads',
  async () => {
    const environment = { DATABASE_URL: url };
    expect((await runCli(['import', disk.write('small', 1_000)], environment)).code).toBe(0);
    const backend = await startBackend(environment);
    await backend.ready();
    const isRead = async () => (await backend.get('/functions/v1/get_details?slug=small')).status;

    // Several times as large as the disk.
    const long = Array.from({ length: 600 }, (_, number) => disk.write(`long-${number}`, 180_000));
    const importing = runCli(['import', ...long], environment);
    const ended = importing.then(() => true);
    const statuses = [];
    while (!(await Promise.race([ended, new Promise<false>((wake) => setTimeout(wake, 100, false))])))
      statuses.push(await isRead());
    expect(await importing).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The disk is full, and this was not done. Make room and run it again.\n',
    });
    expect(statuses.length).toBeGreaterThan(3);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await runCli(['list'], environment)).stdout.trim().split('\n')).toHaveLength(1);

    // It can be stopped and started with a full disk.
    expect(await backend.stop()).toMatchObject({ code: 0, stderr: '' });
    const next = await startBackend(environment);
    await next.ready();
    expect((await next.get('/functions/v1/get_details?slug=small')).status).toBe(200);
    await next.stop();

    disk.grow(250);
    const begun = performance.now();
    expect((await runCli(['import', ...long.slice(0, 100)], environment)).code).toBe(0);
    const recoverySeconds = (performance.now() - begun) / 1_000;
    expect((await runCli(['list'], environment)).stdout.trim().split('\n')).toHaveLength(101);
    note({
      what: 'the disk of Postgres is full',
      requests: statuses.length + 1,
      refused: 1,
      failed: 0,
      slowestMs: undefined,
      recoverySeconds,
    });
  },
  240_000,
);
