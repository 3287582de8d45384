import { chownSync } from 'node:fs';
import { unprivileged } from '@daily-nest/testing/postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { smallDisk } from './small-disk.ts';

/**
 * A database on a disk with enough space for its tables and little more, for the tests of a file. The
 * write-ahead log is on another disk. `isThere` says whether it can be made.
 */
export function smallTablespace(name: string) {
  const disk = smallDisk(30);
  const server = process.env['TEST_DATABASE_URL'] ? undefined : inject('postgresUrl');
  const isThere = disk.isThere && server !== undefined;
  const url = new URL(`/${name}`, server ?? 'postgres://nowhere').href;

  async function admin(...statements: string[]) {
    const client = new Client({ connectionString: server });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  beforeAll(async () => {
    if (!isThere) return;
    const user = unprivileged();
    if (user) chownSync(disk.path, user.uid, user.gid);
    await admin(
      `create tablespace ${name} location '${disk.path}'`,
      `create database ${name} tablespace ${name}`,
    );
  });
  afterAll(async () => {
    if (isThere) await admin(`drop database ${name} with (force)`, `drop tablespace ${name}`);
    disk.remove();
  });
  return { disk, isThere, url };
}
