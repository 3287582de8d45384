import pino from 'pino';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../src/app.ts';
import { deliveries, letters, type List, outage, subscriptions } from '../src/db/mail-schema.ts';
import { createComposer } from '../src/mail/compose.ts';
import { createSender } from '../src/mail/sender.ts';
import type { MailSettings } from '../src/mail-settings.ts';
import type { Services } from '../src/services.ts';
import { readSettings } from '../src/settings.ts';
import { type Kind, useDatabase } from './databases.ts';
import { type MailServer, startMailServer } from '@daily-nest/testing/mail-server';

export const mailEnvironment = (url: string) => ({
  MAIL_URL: url,
  MAIL_FROM: 'The Daily Nest <letters@nest.example>',
  MAIL_SECRET: 'a secret of more than thirty-two characters',
  MAIL_WEEKLY: 'off',
  MAIL_PER_SECOND: '1000',
  SITE_URL: 'https://news.example',
});

/**
 * Starts the backend with a newsletter, a sender in this process, and a mail server. Each test begins without
 * subscriptions.
 */
export function useNewsletter(kind: Kind, more: Record<string, string> = {}) {
  const parts = {} as { server: MailServer; mail: MailSettings; app: ReturnType<typeof createApp> };
  const made = useDatabase(kind);
  const ends: string[] = [];
  const logged: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });

  beforeAll(async () => {
    const server = await startMailServer();
    const settings = readSettings({ ...mailEnvironment(server.url), ...more });
    const stopping = new AbortController().signal;
    const app = createApp({ settings, database: made.database, logger, stopping });
    Object.assign(parts, { server, mail: settings.mail, app });
  });
  beforeEach(async () => {
    const { database } = made;
    await database.db.delete(subscriptions);
    await database.db.delete(letters);
    await database.db.delete(outage);
    Object.assign(parts.server.state, {
      rcpt: () => undefined,
      data: () => undefined,
      silent: undefined,
      hangsUp: false,
      tried: 0,
      logins: [],
    });
    parts.server.taken.length = 0;
    ends.length = 0;
    logged.length = 0;
  });
  afterAll(() => parts.server.stop());

  return {
    get server() {
      return parts.server;
    },
    get database() {
      return made.database;
    },
    get db() {
      return made.db;
    },
    get mail() {
      return parts.mail;
    },
    /** Returns the services of the process, with other settings of the newsletter. */
    services: (stopping: AbortSignal, other: Partial<MailSettings>): Services => ({
      settings: { ...made.settings, mail: { ...parts.mail, ...other } },
      database: made.database,
      logger,
      stopping,
    }),
    /** The environment for commands on the same database. */
    get environment() {
      return { ...made.environment, ...mailEnvironment(parts.server.url) };
    },
    /** How each letter ended. */
    ends,
    logged,
    post: async (path: string, body: object) =>
      parts.app.request(`/api/newsletter/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** Runs a sender during `work`, then stops it. */
    async sending(
      until: () => Promise<unknown>,
      { url = parts.server.url, silenceMs = 500, minWaitMs = 100 } = {},
    ) {
      const stopping = new AbortController();
      const settings = { ...parts.mail, url };
      const sender = createSender({
        database: made.database,
        logger,
        stopping: stopping.signal,
        settings,
        compose: createComposer(made.db, settings),
        count: (end) => ends.push(end),
        timeouts: { connectMs: 500, silenceMs },
        minWaitMs,
      });
      sender.start();
      await until();
      stopping.abort();
      await sender.stopped();
    },
    /** Adds confirmed readers. */
    async readers(addresses: string[], list: List = 'weekly') {
      await made.db
        .insert(subscriptions)
        .values(addresses.map((address) => ({ address, list, confirmedAt: new Date().toISOString() })));
    },
    states: async () =>
      (await made.db.select({ state: deliveries.state }).from(deliveries))
        .map(({ state }) => state)
        .toSorted(),
    /** Makes all waiting letters due. */
    async later() {
      await made.db.update(deliveries).set({ nextAt: sql`now()` });
    },
    subscribers: async () => made.db.select().from(subscriptions),
  };
}

export const someLetter = {
  list: 'weekly',
  key: 'weekly 2026-W01',
  subject: 'What is new',
  html: '<p>What is new. <a href="https://leave.invalid/">Leave</a></p>',
  text: 'What is new.\n\nLeave: https://leave.invalid/\n',
} as const;
