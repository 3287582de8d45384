import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@daily-nest/testing/free-port';
import { startServer } from '@daily-nest/testing/node-process';

const folder = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs an operator's start command on the built apps, with its own ports and data. */
export async function runStart(settings: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'daily-nest-start-'));
  const backendPort = await freePort();
  const command = await startServer({
    folder,
    file: 'scripts/start.ts',
    words: ['--no-build'],
    environment: { BACKEND_PORT: String(backendPort), DATA_DIR: data, RATE_LIMIT: '0', ...settings },
  });
  return {
    ...command,
    backendPort,
    ready: () => command.stdout().includes('The Daily Nest is ready'),
    /** The process ids of the backends that became ready, in order. */
    backends: () =>
      command
        .logs()
        .filter(({ database }) => database === 'pglite')
        .map(({ pid }) => Number(pid)),
    /** When web and the backend, in this order, began to stop: ms since 1970. */
    stopping: () =>
      command
        .logs()
        .filter(({ msg }) => msg === 'stopping')
        .toSorted(({ app }) => (app === 'web' ? -1 : 1))
        .map(({ time }) => Number(time)),
    async stop() {
      const { code } = await command.stop();
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}
