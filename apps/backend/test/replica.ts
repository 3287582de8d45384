import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type TestPostgres, unprivileged } from '@daily-nest/testing/postgres';

/** Starts a streaming replica of a server that was started here; returns undefined without pg_basebackup. */
export async function startReplica({ origin, url }: TestPostgres): Promise<TestPostgres | undefined> {
  if (!existsSync(join(origin, 'pg_basebackup'))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-replica-'));
  const runAs = unprivileged();
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const how = { cwd: folder, ...runAs };
  const { hostname, port, username } = new URL(url);
  const made = spawnSync(
    join(origin, 'pg_basebackup'),
    [
      '-h',
      hostname,
      '-p',
      port,
      '-U',
      username,
      '-D',
      join(folder, 'data'),
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    ],
    { ...how, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`pg_basebackup failed: ${made.stderr || String(made.error)}`);
  return serve({ bin: origin, origin }, folder, how, { wal_retrieve_retry_interval: '200ms' });
}
