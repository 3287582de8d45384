import { createHttpServer, mostBody } from '@daily-nest/server/http';
import { SettingsError } from '@daily-nest/server/settings';
import { getRequestListener } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import pino, { type Logger } from 'pino';
import type { Database } from './db/database.ts';
import { DatabaseError } from './db/database-error.ts';
import { isSave, isUpload, longestSave } from './desk/longest-save.ts';
import { describeError } from './db/describe-error.ts';
import { openDatabase } from './db/open-database.ts';
import { measureDatabase } from './metrics.ts';
import { mostBytes } from './pictures/recipe.ts';
import { followFolder } from './posts/follow-folder.ts';
import { seedWhenEmpty } from './posts/seed.ts';
import type { RunningApp } from './run-app.ts';
import type { Services } from './services.ts';
import { misspelt, readSettings, type Settings } from './settings.ts';

/** The timeout of a query, so that readers get an answer within three seconds. */
const queryMs = 2500;

/** Listens, opens the database and runs the app. Ends the process with a message if it cannot. */
export async function start(run: (services: Services) => RunningApp | Promise<RunningApp>): Promise<void> {
  await serve(run).catch((error: unknown) => {
    if (error instanceof SettingsError || error instanceof DatabaseError) fail(error.message);
    const { message, stack } = describeError(error);
    fail(`The backend cannot start: ${message}.\n${stack}`);
  });
}

async function serve(run: (services: Services) => RunningApp | Promise<RunningApp>) {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.LOG_LEVEL });
  for (const sentence of misspelt(process.env)) logger.warn(sentence);
  const stop = new AbortController();
  let opening: Promise<Database> | undefined;
  let app: RunningApp | undefined;

  // Listens first, so that a busy port is reported before the database is opened.
  const { server, stop: closeConnections } = createHttpServer(
    getRequestListener((request, env) => app?.fetch(request, env) ?? notYet(request)),
    {
      maxConnections: settings.MAX_CONNECTIONS,
      // The broadcast itself drops slow radio listeners, and followers of changes get few bytes.
      isLive: ({ url }) => /^\/(?:api\/stream|changes)(?:\?|$)/.test(url ?? ''),
      mostBodyOf: (request) => (isSave(request) ? longestSave : isUpload(request) ? mostBytes : mostBody),
      onFull: () => logger.warn({ maxConnections: settings.MAX_CONNECTIONS }, 'connections refused'),
      // During development, requests get no time to finish.
      ...(process.env['NODE_ENV'] === 'development' && { graceMs: 0 }),
    },
  );
  await listen(server, settings);

  const onSignal = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    void close(closeConnections, opening, () => app?.stopped(), logger);
  };
  process.once('SIGTERM', onSignal);
  process.once('SIGINT', onSignal);

  opening = prepareDatabase(settings, logger);
  const database = await opening;
  if (stop.signal.aborted) return;
  const metrics = await metricsOf(settings);
  const services: Services = { settings, database, logger, stopping: stop.signal, metrics };
  if (metrics) measureDatabase(metrics, services);
  app = await run(services);
  if (settings.POSTS_WATCH)
    followFolder({ ...services, folder: settings.POSTS_DIR, defaultDomain: settings.DEFAULT_DOMAIN });
  const { address, port } = server.address() as AddressInfo;
  logger.info({ address, port, database: database.kind }, 'ready');
}

/** Loads the metrics only if they are on. */
async function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Settings) {
  if (port === undefined) return undefined;
  const { openMetrics } = await import('@daily-nest/server/metrics');
  return openMetrics('backend', { port, host }).catch((error: Error) => fail(error.message));
}

/** Opens the database, migrated and seeded. */
async function prepareDatabase(settings: Settings, logger: Logger): Promise<Database> {
  const database = await openDatabase(settings, { queryMs });
  if (database.kind === 'pglite' || settings.SEED) {
    const added = await seedWhenEmpty(database, {
      folder: settings.POSTS_DIR,
      defaultDomain: settings.DEFAULT_DOMAIN,
    });
    if (added > 0) logger.info({ posts: added }, 'seeded the empty database');
  }
  return database;
}

function listen(server: Server, { PORT, HOST }: Settings): Promise<void> {
  return new Promise((listening) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        fail(
          `Port ${PORT} is in use: set PORT (BACKEND_PORT with the start command) to a free one, for example ${PORT + 1}.`,
        );
      fail(`The backend cannot listen on ${HOST}:${PORT}: ${error.message}.`);
    });
    server.listen(PORT, HOST, listening);
  });
}

/** Returns the answer while the database is being opened. */
function notYet(request: Request): Response {
  if (new URL(request.url).pathname === '/healthz') return Response.json({ status: 'alive' });
  return Response.json(
    { error: { code: 'starting', message: 'The backend is starting. Try again in a moment.' } },
    { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '1' } },
  );
}

/** Waits for answers under way, then closes the database. */
async function close(
  closeConnections: () => Promise<void>,
  opening: Promise<Database> | undefined,
  appStopped: () => Promise<void> | undefined,
  logger: Logger,
) {
  logger.info('stopping');
  await closeConnections();
  await appStopped();
  // Completes a database that is being created. If it cannot be opened, `start` reports why.
  await opening?.then(
    (database) => database.close(),
    () => undefined,
  );
  logger.info('stopped');
  process.exit(0);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
