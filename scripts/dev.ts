/** `pnpm dev`: web and ui sources hot-reload, the backend restarts on a change. */
import { spawn } from 'node:child_process';
import { root, run } from './processes.ts';
import { type App, superviseUntilStopped } from './supervise.ts';

const built = await run('pnpm', [
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=@daily-nest/content',
  '--output-logs=new-only',
]);
if (built !== 0) process.exit(built);

const backendPort = process.env['BACKEND_PORT'] ?? '8787';
const dev = (name: string, env: Record<string, string>): App => ({
  name,
  spawn: () =>
    spawn('pnpm', ['--filter', `@daily-nest/${name}`, 'dev'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }),
});
process.exit(
  await superviseUntilStopped([
    dev('backend', { PORT: backendPort, HOST: '127.0.0.1' }),
    dev('web', { BACKEND_URL: process.env['BACKEND_URL'] ?? `http://127.0.0.1:${backendPort}` }),
  ]),
);
