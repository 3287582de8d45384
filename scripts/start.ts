/**
 * `pnpm start`: builds what changed, starts backend and web in production mode, waits until both are ready
 * and prints the addresses. PORT, HOST and METRICS_PORT are for web, BACKEND_PORT and BACKEND_METRICS_PORT for
 * the backend; with BACKEND_URL set, no backend is started. A crashed app is restarted. `--no-build` starts
 * the existing build.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { startCommandOf } from '../packages/server/src/settings/start-command.ts';
import { isFree, root, run } from './processes.ts';
import { fail, settingsOf } from './settings.ts';
import { startSettings } from './start-settings.ts';
import { type App, superviseUntilStopped } from './supervise.ts';

const settings = settingsOf(startSettings);
const { HOST: host, PORT: port, BACKEND_PORT: backendPort, OWNER_FILE: ownerFile } = settings;
const ownBackend = settings.BACKEND_URL === undefined;
const backendUrl = settings.BACKEND_URL ?? `http://127.0.0.1:${backendPort}`;
const siteUrl = settings.SITE_URL ?? `http://localhost:${port}`;

if (ownBackend && port === backendPort)
  fail(`PORT and BACKEND_PORT are both ${port}: give them different numbers.`);
if (!(await isFree(port, host)))
  fail(`Port ${port} is in use: set PORT to a free one, for example PORT=${port + 1}.`);
if (ownBackend && !(await isFree(backendPort, '127.0.0.1')))
  fail(
    `Port ${backendPort} is in use: set BACKEND_PORT to a free one, for example BACKEND_PORT=${backendPort + 1}.`,
  );

if (!process.argv.includes('--no-build')) await build();

const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
// The flags of `start` in its package.json. Pages live for milliseconds, so the young generation is small;
// otherwise dead ones take a hundred megabytes, and the heap grows by two fifths between two full
// collections. glibc returns freed memory to the system. Otherwise it would keep some for each compressing
// thread, and gaps between cached pages: blocks of a page's size are mapped separately.
const web = app('The site', 'apps/web', `http://${shownHost}:${port}`, {
  PORT: String(port),
  HOST: host,
  BACKEND_URL: backendUrl,
  SITE_URL: siteUrl,
  // Web learns that there is a newsletter, but not how letters are sent.
  NEWSLETTER: settings.NEWSLETTER ?? (ownBackend && settings.MAIL_URL ? '1' : ''),
  MAIL_URL: '',
  MAIL_SECRET: '',
  ...(ownerFile && { OWNER_FILE: resolve(process.env['INIT_CWD'] ?? '', ownerFile) }),
});
// A heap that may grow is collected rarely; this much is enough for ten thousand radio listeners.
const backend = app('The backend', 'apps/backend', backendUrl, {
  PORT: String(backendPort),
  HOST: '127.0.0.1',
  SITE_URL: siteUrl,
  // METRICS_PORT is web's.
  METRICS_PORT: String(settings.BACKEND_METRICS_PORT ?? ''),
});
// With PGlite, which has one user, the invitation has to wait until the site is stopped: the command says so itself.
const desk = ownBackend
  ? `Posts are written at ${settings.DESK_URL ?? `http://localhost:${backendPort}`}/desk, once you are invited: pnpm desk invite you@example.org\n`
  : '';
process.exit(
  await superviseUntilStopped(ownBackend ? [backend, web] : [web], () =>
    process.stdout.write(`\nThe Daily Nest is ready: ${siteUrl}\n${desk}(stop it with Ctrl-C)\n\n`),
  ),
);

async function build() {
  const filters = [
    '--filter=@daily-nest/web',
    ...(ownBackend ? ['--filter=@daily-nest/backend', '--filter=@daily-nest/desk'] : []),
  ];
  const built = await run('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=new-only', ...filters]);
  if (built !== 0) process.exit(built);
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

function app(name: string, folder: string, url: string, settings: Record<string, string>): App {
  const cwd = `${root}/${folder}`;
  const { variables, flags, file } = startCommandOf(cwd);
  return {
    name,
    spawn: () =>
      spawn(process.execPath, [...flags, file], {
        cwd,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production', ...variables, ...settings },
      }),
    ready: () => ready(`${url}/readyz`),
  };
}
