import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { root } from '../root.ts';

/**
 * Builds a title of this repository and serves it with a new backend while `work` runs: with the site's address, and
 * the link of an invitation to its desk.
 *
 * @param app the title's folder in apps/.
 */
export async function withTitle<Result>(
  app: string,
  work: (origin: string, invitation: string) => Promise<Result>,
): Promise<Result> {
  const packages = ['backend', 'desk', app].map((name) => `--filter=@daily-nest/${name}`);
  execFileSync('pnpm', ['exec', 'turbo', 'run', 'build', ...packages], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: origin, DATA_DIR: join(folder, 'data') };
  const start = (name: string, file: string, settings: Record<string, string>) =>
    spawn('node', [file], {
      cwd: join(root, 'apps', name),
      env: { ...env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const running: ReturnType<typeof start>[] = [];
  try {
    // The database has one user at a time.
    const invited = execFileSync('node', ['apps/backend/src/desk/cli.ts', 'invite', 'edda@example.org'], {
      cwd: root,
      env: { ...env, BACKEND_PORT: backendPort },
      encoding: 'utf8',
    });
    const invitation = /^http\S+$/m.exec(invited)![0];
    running.push(
      start('backend', 'dist/server.js', { PORT: backendPort }),
      start(app, 'build/server/main.js', { PORT: port, BACKEND_URL: `http://127.0.0.1:${backendPort}` }),
    );
    await ready(`http://127.0.0.1:${backendPort}`);
    await ready(origin);
    return await work(origin, invitation);
  } finally {
    await Promise.all(
      running.map(async (child) => {
        if (child.exitCode !== null) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await ended;
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves when a server can answer. */
async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const ok = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(500);
  }
  throw new Error(`${origin} was not ready within two minutes.`);
}
