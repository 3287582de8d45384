import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { onTestFinished } from 'vitest';
import { parseSettings } from '../settings.ts';
import { buildFolder, loadServer } from './built-server.ts';

interface SiteParts {
  build?: ServerBuild;
  /** The folder of the built site's files. */
  folder?: string;
}

/** Starts the built site with the settings of a test, and closes it after the test. */
export async function startSite(environment: Record<string, string>, parts: SiteParts = {}): Promise<string> {
  const site = await openSite(environment, parts);
  // A hook of this module would apply to only one file of a worker: with --isolate=false the others share the
  // module.
  onTestFinished(() => site.close());
  return site.url;
}

/** Starts the built site until its caller closes it. All of its readers have one address. */
export async function openSite(environment: Record<string, string>, parts: SiteParts = {}) {
  const { createSite } = await loadServer();
  const site = createSite({
    folder: `${buildFolder}/client`,
    settings: parseSettings({ SITE_URL: 'https://news.example', RATE_LIMIT: '0', ...environment }),
    logger: pino({ level: 'silent' }),
    ...parts,
  });
  const server = createAdaptorServer({ fetch: site.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    site,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await site.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
