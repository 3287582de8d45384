import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram, startServer } from '@daily-nest/testing/node-process';

const apps = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the output of a command of the backend. */
export async function runCli(
  file: string,
  words: string[],
  environment: Record<string, string>,
): Promise<string> {
  const { code, stdout, stderr } = await startProgram({
    folder: join(apps, 'backend'),
    file,
    words,
    environment,
  }).ended;
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

const start = (app: string, file: string, environment: Record<string, string>) =>
  startServer({
    folder: join(apps, app),
    file,
    environment: { LOG_LEVEL: 'error', NODE_ENV: 'production', ...environment },
    isShown: true,
  });

/** Starts the built backend. Resolves when it can answer. */
export async function startBackend(environment: Record<string, string>) {
  const backend = await start('backend', 'dist/server.js', environment);
  await backend.answers('/readyz');
  return backend;
}

/** Starts the built server of a title. Resolves when it answers. All its readers have one address. */
export async function startTitle(
  app: string,
  environment: Record<string, string>,
  build = process.env['E2E_BUILD'] ?? 'build',
) {
  const title = await start(app, `${build}/server/main.js`, { RATE_LIMIT: '0', ...environment });
  await title.answers();
  return title;
}
