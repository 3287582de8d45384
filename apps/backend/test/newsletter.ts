import pino from 'pino';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../src/app.ts';
import { type Database } from '../src/db/database.ts';
import { deliveries, letters, type List, outage, subscriptions } from '../src/db/mail-schema.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { createComposer } from '../src/mail/compose.ts';
import { createSender } from '../src/mail/sender.ts';
import type { MailSettings } from '../src/mail-settings.ts';
import type { Services } from '../src/services.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import type { Kind } from './databases.ts';
import { type MailServer, startMailServer } from '@daily-nest/testing/mail-server';

export const mailEnvironment = (url: string) => ({
  MAIL_URL: url,
  MAIL_FROM: 'The Daily Nest <letters@nest.example>',
  MAIL_SECRET: 'a secret of more than thirty-two characters',
  MAIL_WEEKLY: 'off',
  MAIL_PER_SECOND: '1000',
  SITE_URL: 'https://news.example',
});

/** The backend with a newsletter, a sender in this process, and a mail server; every test begins with nobody on the list. */
export function useNewsletter(kind: Kind, more: Record<string, string> = {}) {
  let test: Awaited<ReturnType<Kind['make']>>;
  let server: MailServer;
  let database: Database;
  let settings: Settings;
  let app: ReturnType<typeof createApp>;
  const ends: string[] = [];
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });

  beforeAll(async () => {
    [test, server] = await Promise.all([kind.make(), startMailServer()]);
    settings = readSettings({ ...test.environment, ...mailEnvironment(server.url), ...more });
    database = await openDatabase(settings);
    app = createApp({ settings, database, logger, stopping: new AbortController().signal });
  });
  beforeEach(async () => {
    await database.db.delete(subscriptions);
    await database.db.delete(letters);
    await database.db.delete(outage);
    Object.assign(server.state, {
      rcpt: () => undefined,
      data: () => undefined,
      silent: undefined,
      hangsUp: false,
      tried: 0,
      logins: [],
    });
    server.taken.length = 0;
    ends.length = 0;
    logged.length = 0;
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
    await test.remove();
  });

  return {
    get server() {
      return server;
    },
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    get mail() {
      return settings.mail!;
    },
    /** What the process has, with a newsletter of other settings. */
    services: (stopping: AbortSignal, mail: Partial<MailSettings>): Services => ({
      settings: { ...settings, mail: { ...settings.mail!, ...mail } },
      database,
      logger,
      stopping,
    }),
    /** How letters ended. */
    ends,
    logged,
    post: async (path: string, body: object) =>
      app.request(`/api/newsletter/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** Runs a sender while something happens, and stops it. */
    async sending(until: () => Promise<unknown>, { url = server.url, silenceMs = 500 } = {}) {
      const stopping = new AbortController();
      const mail = { ...settings.mail!, url };
      const sender = createSender({
        database,
        logger,
        stopping: stopping.signal,
        settings: mail,
        compose: createComposer(database.db, mail),
        count: (end) => ends.push(end),
        timeouts: { connectMs: 500, silenceMs },
        minWaitMs: 100,
      });
      sender.start();
      await until();
      stopping.abort();
      await sender.stopped();
    },
    /** Readers who have confirmed. */
    async readers(addresses: string[], list: List = 'weekly') {
      await database.db
        .insert(subscriptions)
        .values(addresses.map((address) => ({ address, list, confirmedAt: new Date().toISOString() })));
    },
    states: async () =>
      (await database.db.select({ state: deliveries.state }).from(deliveries))
        .map(({ state }) => state)
        .toSorted(),
    /** What waits for its next try is due. */
    async later() {
      await database.db.update(deliveries).set({ nextAt: sql`now()` });
    },
    subscribers: async () => database.db.select().from(subscriptions),
  };
}

export const someLetter = {
  list: 'weekly',
  key: 'weekly 2026-W01',
  subject: 'What is new',
  html: '<p>What is new. <a href="https://leave.invalid/">Leave</a></p>',
  text: 'What is new.\n\nLeave: https://leave.invalid/\n',
} as const;
