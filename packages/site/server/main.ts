import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createHttpServer } from '@daily-nest/server/http';
import { SettingsError } from '@daily-nest/server/settings';
import { addStartFlags } from '@daily-nest/server/start-command';
import { pino } from 'pino';
import { followChanges } from './changes.ts';
import { createTurnOf } from './limits/turn-of.ts';
import { createPurge } from './purge.ts';
import { isStream } from './routes/proxy.ts';
import { misspelt, parseSettings, type Settings } from './settings.ts';

// The title's folder, because this runs in its build/server.
addStartFlags(fileURLToPath(new URL('../..', import.meta.url)));

process.env['NODE_ENV'] ??= 'production';

// Node caches compiled code in the temporary folder if it can. The next start then takes a quarter of the
// time.
enableCompileCache();

const settings = settingsOrExit();
const logger = pino({ level: settings.logLevel, base: { app: 'web' } });
for (const sentence of misspelt(process.env)) logger.warn(sentence);
// After NODE_ENV is set, which React reads, and after the settings were validated.
const { createSite } = await import('./app.ts');
const stopping = new AbortController();
const metrics = settings.metrics && (await metricsAt(settings.metrics));
const purge = createPurge(settings.proxies, logger);
const site = createSite({
  folder: fileURLToPath(new URL('../client', import.meta.url)),
  settings,
  logger,
  stopping: stopping.signal,
  metrics,
  // The places arrive a moment after the change was told, at which a proxy may have loaded the former page.
  onPlaced: purge,
});

const { maxConnections } = settings;
const { server, stop: closeConnections } = createHttpServer(site.listener, {
  maxConnections,
  ...(settings.rateLimit > 0 && { clientOf: createTurnOf(settings.trustedProxies) }),
  // The backend drops slow radio listeners itself.
  isLive: ({ url }) => url !== undefined && isStream(url),
  onFull: () => logger.warn({ maxConnections }, 'connections refused'),
});

server.once('error', (error: NodeJS.ErrnoException) => exit(listenSentence(error)));
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  logger.info({ host: settings.host, port, siteUrl: settings.siteUrl }, 'listening');
  // Serves cached pages first, because loading the rest of the server's code blocks the thread.
  setTimeout(() => void site.load(), 100).unref();
  setTimeout(() => void site.warm().finally(flushCompileCache), 1_000).unref();
  // The posts of another service are as old as the cache allows.
  if (settings.blogCacheTtlMs > 0 && settings.blogUrl === settings.backendUrl)
    void followChanges(settings.backendUrl, { changed: postsChanged, logger, until: stopping.signal });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

function postsChanged() {
  site.outdate();
  purge();
}

async function stop(signal: string) {
  if (stopping.signal.aborted) return;
  logger.info({ signal }, 'stopping');
  stopping.abort();
  await closeConnections();
  await site.close();
  process.exit(0);
}

/** Loads the metrics only if they are on. */
async function metricsAt(place: { port: number; host: string }) {
  const { openMetrics } = await import('@daily-nest/server/metrics');
  return openMetrics('web', place).catch((error: Error) => exit(error.message));
}

function settingsOrExit(): Settings {
  try {
    return parseSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) exit(error.message);
    throw error;
  }
}

function listenSentence({ code, message }: NodeJS.ErrnoException): string {
  const { port, host } = settings;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: set PORT to a free one, for example PORT=${port + 1}.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine: set it to one, for example HOST=127.0.0.1.`;
  return `The server cannot listen on ${host}:${port}: ${message}.`;
}

function exit(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
