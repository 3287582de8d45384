import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@daily-nest/testing/free-port';
import { type Server, startServer } from '@daily-nest/testing/node-process';
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
  const env = { NODE_ENV: 'production', SITE_URL: origin, DATA_DIR: join(folder, 'data') };
  const running: Server[] = [];
  const start = async (name: string, file: string, settings: Record<string, string>) => {
    const environment = { ...env, ...settings };
    const server = await startServer({ folder: join(root, 'apps', name), file, environment, isShown: true });
    running.push(server);
    await server.answers('/readyz');
  };
  try {
    // The database has one user at a time.
    const invited = execFileSync('node', ['apps/backend/src/desk/cli.ts', 'invite', 'edda@example.org'], {
      cwd: root,
      env: { ...process.env, ...env, BACKEND_PORT: backendPort },
      encoding: 'utf8',
    });
    const invitation = /^http\S+$/m.exec(invited)![0];
    await start('backend', 'dist/server.js', { PORT: backendPort });
    await start(app, 'build/server/main.js', { PORT: port, BACKEND_URL: `http://127.0.0.1:${backendPort}` });
    return await work(origin, invitation);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
}
