import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The repository's root folder, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the foreground and resolves with its exit code. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Whether nothing listens on that port yet. */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Stops every child with SIGTERM when we are asked to stop, when one of them ends, or when the process that
 * started us is gone (npx and pnpm do not always pass a signal on). Resolves with the exit code to end with.
 */
export function superviseUntilStopped(children: ChildProcess[]): Promise<number> {
  return new Promise((resolve) => {
    let exitCode = 0;
    let stopping = false;
    let running = children.filter((child) => child.exitCode === null && child.signalCode === null).length;
    const parent = process.ppid;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      for (const child of children) child.kill('SIGTERM');
      setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), 10_000).unref();
    };
    const orphanWatch = setInterval(() => process.ppid !== parent && stop(), 500);
    const settle = () => {
      clearInterval(orphanWatch);
      resolve(exitCode);
    };
    for (const child of children) {
      child.once('exit', (code) => {
        if (!stopping) exitCode = code ?? 1;
        running -= 1;
        stop();
        if (running === 0) settle();
      });
    }
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('SIGHUP', stop);
    if (running === 0) settle();
    else if (running < children.length) stop();
  });
}
