/** `pnpm dev`: hot-reloads web and ui sources; the backend replaces its app after an edit. */
import { spawn } from 'node:child_process';
import { base, port } from '../packages/server/src/settings/index.ts';
import * as z from 'zod';
import { root, run } from './processes.ts';
import { settingsOf } from './settings.ts';
import { type App, superviseUntilStopped } from './supervise.ts';

const { BACKEND_PORT: backendPort, BACKEND_URL: backendUrl } = settingsOf(
  z.object({ BACKEND_PORT: port.default(8787), BACKEND_URL: base.optional() }),
);
const built = await run('pnpm', [
  'exec',
  'turbo',
  'run',
  'build',
  '--filter=@daily-nest/content',
  // The backend serves its built files.
  '--filter=@daily-nest/desk',
  '--output-logs=new-only',
]);
if (built !== 0) process.exit(built);

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
    dev('backend', {
      PORT: String(backendPort),
      HOST: '127.0.0.1',
      METRICS_PORT: '',
      // It restarts at each edit.
      NODE_COMPILE_CACHE: `${root}/node_modules/.cache/backend`,
    }),
    dev('web', { BACKEND_URL: backendUrl ?? `http://127.0.0.1:${backendPort}` }),
  ]),
);
