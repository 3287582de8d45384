import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import { createSite } from './app.ts';
import type { SiteBuild } from './build.ts';
import { parseSettings, SettingsError, type Settings } from './settings.ts';

process.env['NODE_ENV'] ??= 'production';

/** How long running answers may take to end after the server was asked to stop. */
const graceMs = 5_000;

const settings = settingsOrExit();
const logger = pino({ level: settings.logLevel, base: { app: 'web' } });
const build = (await import(new URL('./index.js', import.meta.url).href)) as SiteBuild;
const site = createSite({
  build,
  folder: fileURLToPath(new URL('../client', import.meta.url)),
  settings,
  logger,
});

const server = createAdaptorServer({ fetch: site.fetch }) as Server;
// Longer than a proxy in front keeps its connections, so that it never sends into a closing one.
server.keepAliveTimeout = 65_000;
server.headersTimeout = 20_000;

server.once('error', (error: NodeJS.ErrnoException) => exit(listenSentence(error)));
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  logger.info({ host: settings.host, port, siteUrl: settings.siteUrl }, 'listening');
  setTimeout(() => void site.warm(), 1_000).unref();
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

async function stop(signal: string) {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'stopping');
  setTimeout(() => server.closeAllConnections(), graceMs).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await site.close();
  await closed;
  process.exit(0);
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
