import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const apps = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the output of a command of the backend. */
export function runCli(file: string, words: string[], environment: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: join(apps, 'backend'),
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Starts the built server of an app. */
export function start(app: string, entry: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [entry], {
    cwd: join(apps, app),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production', ...environment },
  });
}

/** Stops a process, and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // A paused process ends only after it continues.
  child.kill('SIGCONT');
  await gone;
}

/** Waits until an address answers. */
export async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become ready`);
}
