import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startCommandOf } from '@daily-nest/server/start-command';
import { startProgram, startServer } from '@daily-nest/testing/node-process';
import { packageRoot } from '../src/package-root.ts';

type Environment = Record<string, string>;

/** Compiles PGlite quickly instead of well, because no test runs long enough to gain from the other. */
const forShortRuns = ['--liftoff-only', ...startCommandOf(packageRoot).flags];
const compiled = join(packageRoot, 'node_modules/.cache/compiled');

/** A program of the backend, with none of the caller's own settings. */
const program = (file: string, environment: Environment, folder = packageRoot, flags = forShortRuns) => ({
  folder,
  file,
  flags,
  environment: { NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled, ...environment },
});

/** Starts the posts' CLI as `pnpm posts` does, as if typed in `folder`. */
export const startCli = (
  words: string[],
  environment: Environment,
  folder = packageRoot,
  root = packageRoot,
) => startProgram({ ...program('src/cli.ts', { INIT_CWD: folder, ...environment }, root), words });

/** Runs the posts' CLI to its end. */
export const runCli = (...given: Parameters<typeof startCli>) => startCli(...given).ended;

/** Runs another command to its end: `pnpm letter`, `pnpm desk`, `pnpm backup`. */
const runner =
  (file: string) =>
  (words: string[], environment: Environment, folder = packageRoot) =>
    startProgram({ ...program(file, { INIT_CWD: folder, ...environment }), words }).ended;
export const runBackup = runner('src/backup/cli.ts');
export const runLetter = runner('src/mail/cli.ts');
export const runDesk = runner('src/desk/cli.ts');

/** Starts the built backend as a separate process; or another one, by its folder and start file. */
export async function startBackend(
  environment: Environment,
  { folder = packageRoot, file = 'dist/server.js', flags = forShortRuns } = {},
) {
  if (!existsSync(join(folder, file)))
    throw new Error('There is no dist/server.js: run `pnpm --filter @daily-nest/backend build` first.');
  const server = await startServer(program(file, environment, folder, flags));
  return {
    ...server,
    /**
     * Resolves when it reports that it serves; rejects with its errors if it ends. An HTTP answer would not
     * prove it, because another process may have taken the port.
     */
    ready: () => server.until(() => server.logs().some(({ msg }) => msg === 'ready')),
    get: (path: string) =>
      fetch(`${server.url}${path}`, { headers: { authorization: 'Bearer public-anon-key' } }),
  };
}
