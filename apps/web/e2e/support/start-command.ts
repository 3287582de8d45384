import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@daily-nest/testing/free-port';

const script = fileURLToPath(new URL('../../../../scripts/start.ts', import.meta.url));

/** Runs an operator's start command on the built apps, with its own ports and data. */
export async function runStart(settings: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'daily-nest-start-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script, '--no-build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      DATA_DIR: data,
      RATE_LIMIT: '0',
      ...settings,
    },
  });
  let out = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    backendPort,
    ended,
    /** Its output. */
    said: () => said,
    ready: () => out.includes('The Daily Nest is ready'),
    /** The process ids of the backends that became ready, in order. */
    backends: () =>
      out
        .split('\n')
        .filter((line) => line.startsWith('{') && line.includes('"database":"pglite"'))
        .map((line) => (JSON.parse(line) as { pid: number }).pid),
    /** When web and the backend, in this order, began to stop: ms since 1970. */
    stopping: () =>
      out
        .split('\n')
        .filter((line) => line.startsWith('{') && line.includes('"msg":"stopping"'))
        .map((line) => JSON.parse(line) as { app?: string; time: number })
        .toSorted((one) => (one.app === 'web' ? -1 : 1))
        .map(({ time }) => time),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      rmSync(data, { recursive: true, force: true });
      return code;
    },
  };
}
