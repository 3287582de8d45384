import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@daily-nest/testing/free-port';

const apps = fileURLToPath(new URL('../../../', import.meta.url));

/** A backend and a site of a test's own, for what others would notice. */
export async function startOwnSite(settings: Record<string, string> = {}) {
  const backendPort = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'daily-nest-own-'));
  const startBackend = async () => {
    const child = start('backend', 'dist/server.js', { PORT: String(backendPort), DATA_DIR: data });
    await ready(`http://127.0.0.1:${backendPort}/readyz`);
    return child;
  };
  let backend = await startBackend();
  const copies: ChildProcess[] = [];
  const startCopy = async (own: Record<string, string>) => {
    const port = await freePort();
    copies.push(
      start('web', `${process.env['E2E_BUILD'] ?? 'build'}/server/main.js`, {
        PORT: String(port),
        RATE_LIMIT: '0',
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        ...own,
      }),
    );
    await ready(`http://127.0.0.1:${port}/healthz`);
    return `http://localhost:${port}`;
  };
  return {
    url: await startCopy(settings),
    /** Another site from the same build, on the same backend. Returns its address. */
    startCopy,
    stopBackend: () => stop(backend),
    async startBackend() {
      backend = await startBackend();
    },
    async stop() {
      await Promise.all([...copies, backend].map(stop));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function start(app: string, entry: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [entry], {
    cwd: join(apps, app),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production', ...environment },
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become ready`);
}
