import { chownSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { unprivileged } from '@daily-nest/testing/postgres';
import { runCli, startBackend } from '../../test/processes.ts';
import { note } from '../rows.ts';
import { smallDisk } from './small-disk.ts';

/** Enough space for the tables and little more. The write-ahead log is on another disk. */
const disk = smallDisk(30);
const server = process.env['TEST_DATABASE_URL'] ? undefined : inject('postgresUrl');
const canBe = disk.isThere && server !== undefined;

async function admin(...statements: string[]) {
  const client = new Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  if (!canBe) return;
  const user = unprivileged();
  if (user) chownSync(disk.path, user.uid, user.gid);
  await admin(
    `create tablespace small location '${disk.path}'`,
    'create database on_small_disk tablespace small',
  );
});
afterAll(async () => {
  if (canBe) await admin('drop database on_small_disk with (force)', 'drop tablespace small');
  disk.remove();
});

it.skipIf(!canBe)(
  'a Postgres with a full disk reports it in one sentence, rejects incomplete imports and still answers reads',
  async () => {
    const url = new URL(server!);
    url.pathname = '/on_small_disk';
    const environment = { DATABASE_URL: url.href };
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
