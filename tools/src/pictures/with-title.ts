import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';
import { root } from '../root.ts';

/**
 * Builds and serves a title of this repository with a new backend while `work` runs: with the site's address, and
 * the link of an invitation to its desk.
 */
export async function withTitle<Result>(
  app: string,
  work: (origin: string, invitation: string) => Promise<Result>,
): Promise<Result> {
  execFileSync(
    'pnpm',
    ['exec', 'turbo', 'run', 'build', '--filter=@daily-nest/backend', `--filter=@daily-nest/${app}`],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const [port, backendPort] = [String(await freePort()), String(await freePort())];
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', SITE_URL: origin, DATA_DIR: join(folder, 'data') };
  const run = (file: string, more: Record<string, string>) =>
    spawn('node', [join(root, file)], {
      env: { ...env, ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const running: ReturnType<typeof run>[] = [];
  try {
    // The database has one user at a time.
    const invited = execFileSync('node', ['apps/backend/src/desk/cli.ts', 'invite', 'edda@example.org'], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
    const invitation = /^http\S+$/m.exec(invited)![0];
    running.push(run('apps/backend/dist/server.js', { PORT: backendPort }));
    running.push(
      run(`apps/${app}/build/server/main.js`, {
        PORT: port,
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      }),
    );
    await ready(origin);
    return await work(origin, invitation);
  } finally {
    await Promise.all(
      running.map(async (child) => {
        child.kill();
        if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves when the site and its backend can answer readers. */
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
