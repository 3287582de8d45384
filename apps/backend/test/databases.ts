import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { createDatabase } from '@daily-nest/testing/postgres';

/** The settings of a database for one suite, and its cleanup. */
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
    const database = await createDatabase(server, inject('postgresTemplate'));
    return { environment: { DATABASE_URL: database.url }, remove: () => database.drop() };
  },
};

/** Registers a suite twice: for PGlite and for a real Postgres. */
export function onBothDatabases(name: string, suite: (kind: Kind) => void) {
  for (const kind of [pglite, realPostgres]) {
    describe.skipIf(kind === realPostgres && inject('postgresUrl') === undefined)(
      `${name}, on ${kind.name}`,
      () => suite(kind),
    );
  }
}

/** Whether suites that need one database run on both. */
export const askBoth = process.env['EACH_DATABASE'] === '1';

/** Tests that only the long run takes time for. */
export const itInLongRun = it.runIf(askBoth);
export const describeInLongRun = describe.runIf(askBoth);

/**
 * Returns whether a suite that needs one database runs on this one. If there is a Postgres, it runs on that,
 * because it starts faster.
 */
export function isAskedOn(kind: Kind): boolean {
  return askBoth || kind === (inject('postgresUrl') === undefined ? pglite : realPostgres);
}

/** Registers a suite that needs one database: once, or in the long run once for each kind. */
export function onOneDatabase(name: string, suite: (kind: Kind) => void) {
  if (askBoth) onBothDatabases(name, suite);
  else describe(name, () => suite([pglite, realPostgres].find(isAskedOn)!));
}

/** Returns the kind of database that a backup is restored into. In the long run that is the other kind, if there is one. */
export function restoredInto(kind: Kind): Kind {
  if (!askBoth || inject('postgresUrl') === undefined) return kind;
  return kind === pglite ? realPostgres : pglite;
}

/** Creates a temporary folder that is removed after the tests. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'daily-nest-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Opens a migrated database before the suite and closes it afterwards. */
export function useDatabase(kind: Kind, more: Record<string, string> = {}) {
  let made: { test: TestDatabase; database: Database; settings: Settings } | undefined;
  beforeAll(async () => {
    const test = await kind.make();
    const settings = readSettings({ ...test.environment, ...more });
    made = { test, settings, database: await openDatabase(settings) };
  });
  afterAll(async () => {
    await made?.database.close();
    await made?.test.remove();
  });
  const now = () => {
    if (!made) throw new Error('The database opens before the first test. Use it inside a test or hook.');
    return made;
  };
  return {
    get environment() {
      return now().test.environment;
    },
    get database() {
      return now().database;
    },
    get db() {
      return now().database.db;
    },
    get settings() {
      return now().settings;
    },
  };
}

/** Creates the application on an empty, migrated database, without a port. */
export function useApp(kind: Kind, settings: Record<string, string> = {}) {
  const stopping = new AbortController();
  const logged: string[] = [];
  const made = useDatabase(kind, settings);
  let app: ReturnType<typeof createApp>;
  beforeAll(() => {
    const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    app = createApp({ settings: made.settings, database: made.database, logger, stopping: stopping.signal });
  });
  afterAll(() => stopping.abort());
  return {
    get db() {
      return made.db;
    },
    get database() {
      return made.database;
    },
    get settings() {
      return made.settings;
    },
    stopping,
    /** Its warnings as lines of JSON. */
    logged,
    /** Sends a GET with the credential, unless the headers say otherwise. */
    get: async (
      path: string,
      headers: Record<string, string> = { authorization: 'Bearer public-anon-key' },
    ) => app.request(path, { headers }),
    request: async (path: string, init: RequestInit) => app.request(path, init),
  };
}
