/**
 * Serves a title's build, or with `dev` its sources, so that an edit shows at once. Where the title has @daily-nest/backend and no other is named (`BACKEND_URL`), starts that too, with the title's
 * posts/ in its empty database: `PORT` and `HOST` are the site's, `BACKEND_PORT` and `DATA_DIR` the backend's. Ends when one of them ends. `dev` takes a backend
 * that answers there already.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { backendOf } from './backend.ts';
import { siteRoot, titleFolder } from './title-folder.ts';

const { env } = process;
const [mode, ...words] = process.argv.slice(2);
const isDev = mode === 'dev';
const main = join(titleFolder, 'build/server/main.js');
if (!isDev && !existsSync(main)) {
  process.stderr.write('There is no build/: run daily-nest-site build first.\n');
  process.exit(1);
}
const port = env['PORT'] || '3000';
const siteUrl = env['SITE_URL'] || `http://localhost:${port}`;
const apps: ChildProcess[] = [];
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));

const address = `http://127.0.0.1:${env['BACKEND_PORT'] || '8787'}`;
const isThere = env['BACKEND_URL'] || (isDev && (await isReady(`${address}/readyz`)));
const backend = isThere ? undefined : await backendOf(titleFolder);
env['BACKEND_URL'] ||= address;
if (backend) {
  run([backend.file], dirname(dirname(backend.file)), {
    ...backend.env,
    PORT: new URL(address).port,
    HOST: '127.0.0.1',
    SITE_URL: siteUrl,
    ...(isDev && { POSTS_WATCH: '1' }),
    METRICS_PORT: env['BACKEND_METRICS_PORT'] ?? '',
    DATA_DIR: resolve(titleFolder, env['DATA_DIR'] ?? '.data'),
  });
  await answer(`${address}/readyz`);
}
if (isDev) {
  // In this package's folder, with the hooks of the build and of the title.
  const router = fileURLToPath(new URL('bin.cjs', import.meta.resolve('@react-router/dev/package.json')));
  const { NODE_OPTIONS = '', NODE_ENV } = env;
  run([router, 'dev', ...words], siteRoot, { NODE_OPTIONS, NODE_ENV });
} else await serveBuild();

async function serveBuild() {
  // Pages live for milliseconds, so the young generation is small; the heap grows by two fifths between two full collections.
  run(['--max-semi-space-size=4', '--heap-growing-percent=40', main], titleFolder, {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '8192',
    MALLOC_TRIM_THRESHOLD_: '65536',
    SITE_URL: siteUrl,
  });
  await answer(`http://127.0.0.1:${port}/healthz`);
  process.stdout.write(`\nReady: ${siteUrl}\n(stop it with Ctrl-C)\n\n`);
}

function run(words: readonly string[], cwd: string, settings: NodeJS.ProcessEnv): void {
  // The hooks of the build are not for servers.
  const child = spawn(process.execPath, words, {
    cwd,
    stdio: 'inherit',
    env: { ...env, NODE_OPTIONS: '', NODE_ENV: 'production', ...settings },
  });
  apps.push(child);
  child.once('exit', (status) => {
    stop('SIGTERM');
    process.exitCode ??= status ?? 0;
  });
}

function stop(signal: NodeJS.Signals) {
  for (const app of apps) app.kill(signal);
}

async function answer(url: string) {
  while (apps.every(({ exitCode }) => exitCode === null)) {
    if (await isReady(url)) return;
    await pause(100);
  }
  process.exit(1);
}

function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
