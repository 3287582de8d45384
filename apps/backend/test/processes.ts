import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCommandOf } from '@daily-nest/server/start-command';
import { freePort } from '@daily-nest/testing/free-port';
import { packageRoot } from '../src/package-root.ts';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

type Environment = Record<string, string>;

/** Compiles PGlite quickly instead of well, because no test runs long enough to gain from the other. */
const forShortRuns = ['--liftoff-only', ...startCommandOf(packageRoot).flags];
const compiled = join(packageRoot, 'node_modules/.cache/compiled');

/** Runs the posts' CLI to its end, as `pnpm posts` does, as if typed in `folder`. */
export async function runCli(
  args: string[],
  environment: Environment,
  folder = packageRoot,
  root = packageRoot,
): Promise<Ended> {
  const child = run('src/cli.ts', args, { ...environment, INIT_CWD: folder }, root);
  return ended(child);
}

/** Starts the posts' CLI, for a test that kills it. */
export function startCli(args: string[], environment: Environment): ChildProcess {
  return run('src/cli.ts', args, environment);
}

/** Runs the backup command to its end, as `pnpm backup` and `pnpm restore` do. */
export function runBackup(args: string[], environment: Environment): Promise<Ended> {
  return ended(run('src/backup/cli.ts', args, environment));
}

/** Runs the letters' CLI to its end, as `pnpm letter` does, as if typed in `folder`. */
export function runLetter(args: string[], environment: Environment, folder = packageRoot): Promise<Ended> {
  return ended(run('src/mail/cli.ts', args, { ...environment, INIT_CWD: folder }));
}

/** Runs the desk's command to its end, as `pnpm desk` does. */
export function runDesk(args: string[], environment: Environment): Promise<Ended> {
  return ended(run('src/desk/cli.ts', args, environment));
}

/** Starts the built backend as a separate process; or another one, by its folder and start file. */
export async function startBackend(
  environment: Environment,
  { folder = packageRoot, file = 'dist/server.js', flags = forShortRuns } = {},
) {
  if (!existsSync(join(folder, file)))
    throw new Error('There is no dist/server.js: run `pnpm --filter @daily-nest/backend build` first.');
  const port = Number(environment['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const child = run(file, [], { ...environment, PORT: String(port) }, folder, flags);
  const end = ended(child);
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    url,
    port,
    /** Returns whether the process still runs. */
    alive: () => child.exitCode === null && child.signalCode === null,
    end,
    /**
     * Resolves when it reports that it serves; rejects with its output if it ends. An HTTP answer would not
     * prove it, because another process may have taken the port.
     */
    async ready() {
      for (;;) {
        if (said.includes('"msg":"ready"')) return;
        if (child.exitCode !== null || child.signalCode !== null) throw new Error((await end).stderr);
        await pause(30);
      }
    },
    get: (path: string) => fetch(`${url}${path}`, { headers: { authorization: 'Bearer public-anon-key' } }),
    pid: child.pid ?? 0,
    /** Sends a signal that the process may survive. */
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Sends a signal and resolves with the exit code and output. */
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
      child.kill(signal);
      return end;
    },
  };
}

function run(
  program: string,
  args: string[],
  environment: Environment,
  cwd = packageRoot,
  flags = forShortRuns,
): ChildProcess {
  // Passes on none of the caller's own settings.
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [...flags, program, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, NODE_ENV: 'production', NODE_COMPILE_CACHE: compiled, ...environment },
  });
}

async function ended(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}
