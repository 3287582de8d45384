import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { createDatabase } from './postgres.ts';

/** Settings that lead to a database of this suite's own, and how to clean up after it. */
interface TestDatabase {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

export interface Kind {
  name: 'PGlite' | 'Postgres';
  make(): Promise<TestDatabase>;
}

export const pglite: Kind = {
  name: 'PGlite',
  make() {
    const folder = temporaryFolder();
    return Promise.resolve({
      environment: { DATA_DIR: folder.path },
      remove: () => Promise.resolve(folder.remove()),
    });
  },
};

export const realPostgres: Kind = {
  name: 'Postgres',
  async make() {
    const server = inject('postgresUrl');
    if (server === undefined) throw new Error('There is no Postgres in this run.');
    const database = await createDatabase(server);
    return { environment: { DATABASE_URL: database.url }, remove: () => database.drop() };
  },
};

/** Registers the same suite for PGlite and for a real Postgres, each with a database of its own. */
export function onBothDatabases(name: string, suite: (kind: Kind) => void) {
  for (const kind of [pglite, realPostgres]) {
    describe.skipIf(kind === realPostgres && inject('postgresUrl') === undefined)(
      `${name}, on ${kind.name}`,
      () => suite(kind),
    );
  }
}

/** Whether a run asks both databases also for what is the same on both: the long suite does. */
export const askBoth = process.env['EACH_DATABASE'] === '1';

/**
 * Whether what is the same on both databases is asked on this one. In the test command that is Postgres, where a process starts
 * sooner, if there is one.
 */
export function isAskedOn(kind: Kind): boolean {
  return askBoth || kind === (inject('postgresUrl') === undefined ? pglite : realPostgres);
}

/** Registers a suite for what is the same on both databases: once, or in the long suite for each. */
export function onOneDatabase(name: string, suite: (kind: Kind) => void) {
  if (askBoth) onBothDatabases(name, suite);
  else describe(name, () => suite([pglite, realPostgres].find(isAskedOn)!));
}

/** A folder that the suite may fill; `remove` takes it away. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'daily-nest-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

interface Made {
  app: ReturnType<typeof createApp>;
  database: Database;
  settings: Settings;
}

/** The application on an empty, migrated database, without a listening port. Made before the suite, closed after it. */
export function useApp(kind: Kind, settings: Record<string, string> = {}) {
  const stopping = new AbortController();
  let test: TestDatabase | undefined;
  let made: Made | undefined;
  const logged: string[] = [];
  beforeAll(async () => {
    test = await kind.make();
    const read = readSettings({ ...test.environment, ...settings });
    const database = await openDatabase(read);
    const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    const app = createApp({ settings: read, database, logger, stopping: stopping.signal });
    made = { app, database, settings: read };
  });
  afterAll(async () => {
    stopping.abort();
    await made?.database.close();
    await test?.remove();
  });
  const now = (): Made => {
    if (!made) throw new Error('The application is made before the first test, not while they are listed.');
    return made;
  };
  return {
    get db() {
      return now().database.db;
    },
    get database() {
      return now().database;
    },
    get settings() {
      return now().settings;
    },
    stopping,
    /** What it warned of, a line of JSON each. */
    logged,
    /** A GET with the credential, unless the headers say otherwise. */
    get: async (
      path: string,
      headers: Record<string, string> = { authorization: 'Bearer public-anon-key' },
    ) => now().app.request(path, { headers }),
    request: async (path: string, init: RequestInit) => now().app.request(path, init),
  };
}
