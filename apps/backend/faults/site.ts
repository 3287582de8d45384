import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCommandOf } from '@daily-nest/server/start-command';
import { freePort } from '@daily-nest/testing/free-port';
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
  const port = Number(settings['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...flags, file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH,
      HOME,
      ...variables,
      PORT: String(port),
      BACKEND_URL: backendUrl,
      BLOG_CACHE_TTL_MS: '300',
      // All readers of a test have the same address.
      RATE_LIMIT: '0',
      ...settings,
    },
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  while ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null) throw new Error('The site ended right after its start.');
    await pause(30);
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

export type Web = Awaited<ReturnType<typeof startWeb>>;
