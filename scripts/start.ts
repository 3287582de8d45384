/**
 * `pnpm start`: builds what changed, starts backend and web in production mode, waits until both are ready and prints
 * the address. PORT and HOST go to web, BACKEND_PORT to the backend; with BACKEND_URL given, no backend is started.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { isFree, root, run, superviseUntilStopped } from './processes.ts';

const host = process.env['HOST'] ?? '127.0.0.1';
const port = portOf('PORT', 3000);
const backendPort = portOf('BACKEND_PORT', 8787);
const ownBackend = !process.env['BACKEND_URL'];
const backendUrl = process.env['BACKEND_URL'] ?? `http://127.0.0.1:${backendPort}`;
const ownerFile = process.env['OWNER_FILE']?.trim();
const siteUrl = process.env['SITE_URL'] ?? `http://localhost:${port}`;

if (ownBackend && port === backendPort)
  fail(`PORT and BACKEND_PORT are both ${port}: give them different numbers.`);
if (!(await isFree(port, host)))
  fail(`Port ${port} is in use: set PORT to a free one, for example PORT=${port + 1}.`);
if (ownBackend && !(await isFree(backendPort, '127.0.0.1')))
  fail(
    `Port ${backendPort} is in use: set BACKEND_PORT to a free one, for example BACKEND_PORT=${backendPort + 1}.`,
  );

const filters = ['--filter=@daily-nest/web', ...(ownBackend ? ['--filter=@daily-nest/backend'] : [])];
const built = await run('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=new-only', ...filters]);
if (built !== 0) process.exit(built);

const apps: ChildProcess[] = [];
if (ownBackend)
  apps.push(app('apps/backend', 'dist/server.js', { PORT: String(backendPort), HOST: '127.0.0.1' }));
apps.push(
  app('apps/web', 'build/server/main.js', {
    PORT: String(port),
    HOST: host,
    BACKEND_URL: backendUrl,
    SITE_URL: siteUrl,
    ...(ownerFile && { OWNER_FILE: resolve(process.env['INIT_CWD'] ?? '', ownerFile) }),
  }),
);

const stopped = superviseUntilStopped(apps);
void announce();
process.exit(await stopped);

async function announce() {
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  if (ownBackend) await ready(`${backendUrl}/readyz`);
  await ready(`http://${shownHost}:${port}/readyz`);
  process.stdout.write(`\nThe Daily Nest is ready: ${siteUrl}\n(stop it with Ctrl-C)\n\n`);
}

async function ready(url: string) {
  for (;;) {
    const ok = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

function app(folder: string, entry: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [entry], {
    cwd: `${root}/${folder}`,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });
}

function portOf(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    fail(`${name} must be a whole number from 1 to 65535, but it is "${text}".`);
  return value;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
