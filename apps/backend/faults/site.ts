import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startCommandOf } from '@daily-nest/server/start-command';
import { startServer } from '@daily-nest/testing/node-process';
import { packageRoot } from '../src/package-root.ts';

const folder = join(packageRoot, '../web');
const { variables, flags, file } = startCommandOf(folder);

/**
 * Starts the built site as `pnpm start` does, in front of a backend. Its cached pages become stale after a
 * third of a second.
 */
export async function startWeb(backendUrl: string, settings: Record<string, string> = {}) {
  if (!existsSync(join(folder, file)))
    throw new Error('There is no built site: run `pnpm --filter @daily-nest/web build` first.');
  const environment = {
    ...variables,
    BACKEND_URL: backendUrl,
    BLOG_CACHE_TTL_MS: '300',
    // All readers of a test have the same address.
    RATE_LIMIT: '0',
    ...settings,
  };
  const web = await startServer({ folder, file, flags, environment, isShown: true });
  await web.answers();
  return web;
}

export type Web = Awaited<ReturnType<typeof startWeb>>;
