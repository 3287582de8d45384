import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { afterEach } from 'vitest';
import { parseSettings } from '../settings.ts';
import { buildFolder, loadServer } from './built-server.ts';

const running: { server: Server; close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const { server, close } of running.splice(0)) {
    await close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface SiteParts {
  build?: ServerBuild;
  /** The folder of the built site's files. */
  folder?: string;
}

/** The built site with settings of a test's own. It ends with the test; all of its readers have one address. */
export async function startSite(environment: Record<string, string>, parts: SiteParts = {}): Promise<string> {
  const { createSite } = await loadServer();
  const site = createSite({
    folder: `${buildFolder}/client`,
    settings: parseSettings({ SITE_URL: 'https://news.example', RATE_LIMIT: '0', ...environment }),
    logger: pino({ level: 'silent' }),
    ...parts,
  });
  const server = createAdaptorServer({ fetch: site.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push({ server, close: site.close });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
