import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

interface Program {
  /** The folder in which it runs. */
  folder: string;
  /** A file of Node, from there. */
  file: string;
  flags?: readonly string[];
  words?: readonly string[];
  /** Its settings. Of those of the caller it gets only PATH, HOME and TZ. */
  environment?: Record<string, string>;
  /** Whether its errors are printed, and its output is dropped, instead of both being collected. */
  isShown?: boolean;
}

/** A program that has ended, with its output. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts a program in a process of its own. */
export function startProgram({ folder, file, flags = [], words = [], environment, isShown }: Program) {
  const { PATH, HOME, TZ } = process.env;
  const child = spawn(process.execPath, [...flags, file, ...words], {
    cwd: folder,
    stdio: isShown ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, TZ, ...environment },
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({
    code: code as number | null,
    stdout,
    stderr,
  }));
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    /** Resolves when it ends. */
    ended,
    /** Returns whether it still runs. */
    alive,
    /** Returns its output until now. */
    stdout: () => stdout,
    stderr: () => stderr,
    /** Returns the lines of its log. */
    logs: () =>
      stdout
        .split('\n')
        // The last line may not be whole yet.
        .slice(0, -1)
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Sends a signal that it may survive. */
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Sends a signal, and resolves when it has ended. One that is paused ends, too. */
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
      child.kill(signal);
      child.kill('SIGCONT');
      return ended;
    },
    /** Resolves when something is true; rejects with its errors if it ends before. */
    async until(isSo: () => unknown): Promise<void> {
      while (!(await isSo())) {
        if (!alive()) throw new Error(`${file} has ended: ${(await ended).stderr}`);
        await pause(30);
      }
    },
  };
}

/** Starts a server on a port of loopback: that of its settings, or a free one. */
export async function startServer(program: Program) {
  const port = Number(program.environment?.['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const server = startProgram({ ...program, environment: { PORT: String(port), ...program.environment } });
  return {
    ...server,
    port,
    url,
    /** Resolves when a path of it is answered well. */
    answers: (path = '/healthz') =>
      server.until(async () => {
        const answer = await fetch(`${url}${path}`).catch(() => undefined);
        await answer?.arrayBuffer();
        return answer?.ok;
      }),
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
