import type { ChildProcess } from 'node:child_process';

export interface App {
  /** Its name in a sentence: `The backend`. */
  name: string;
  spawn: () => ChildProcess;
  /**
   * Resolves when it serves for the first time. After that it is restarted whenever it ends. Before that, or
   * without `ready`, its end stops everything, so that the user reads the reason.
   */
  ready?: () => Promise<void>;
}

const firstDelayMs = 500;
const mostFalls = 5;
const withinMs = 60_000;
const graceMs = 10_000;

/**
 * Keeps every app running: restarts a crashed one, while the others stay up, until it crashes five times
 * within a minute. Stops all with SIGTERM, the last of the list first, on a signal, when one is given up, or
 * when the parent process is gone (npx and pnpm do not always pass on signals). Resolves with the exit code.
 */
export function superviseUntilStopped(apps: App[], whenReady?: () => void): Promise<number> {
  return new Promise((resolve) => {
    let exitCode = 0;
    let stopping = false;
    /** Each process with its index in the list. */
    const running = new Map<ChildProcess, number>();
    const asked = new Set<ChildProcess>();
    const waiting = new Set<NodeJS.Timeout>();
    const parent = process.ppid;
    const orphanWatch = setInterval(() => process.ppid !== parent && stop(), 500);

    const stop = () => {
      if (stopping) return;
      stopping = true;
      for (const timer of waiting) clearTimeout(timer);
      stopNext();
    };
    /** An app may call earlier ones in the list: these serve until its last answer is sent. */
    const stopNext = () => {
      const [last] = [...running].toSorted(([, one], [, other]) => other - one);
      if (!last) {
        clearInterval(orphanWatch);
        resolve(exitCode);
        return;
      }
      const [child] = last;
      if (asked.has(child)) return;
      asked.add(child);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
    };

    const keep = async ({ name, spawn, ready }: App, place: number) => {
      const exits: number[] = [];
      let served = false;
      const start = () => {
        const child = spawn();
        running.set(child, place);
        child.once('exit', (code, signal) => {
          running.delete(child);
          if (stopping) stopNext();
          else restart(code, signal);
        });
      };
      const restart = (code: number | null, signal: NodeJS.Signals | null) => {
        const delay = served ? delayAfter(exits) : undefined;
        if (delay !== undefined) {
          say(`${name} ended by itself (${signal ?? code}). It is started again in ${delay / 1000} s.`);
          const timer = setTimeout(() => {
            waiting.delete(timer);
            start();
          }, delay);
          waiting.add(timer);
          return;
        }
        if (served)
          say(`${name} ended ${mostFalls} times within a minute and is given up: why, it says above.`);
        exitCode = served ? code || 1 : (code ?? 1);
        stop();
      };
      start();
      await ready?.();
      served = ready !== undefined;
    };

    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('SIGHUP', stop);
    void Promise.all(apps.map(keep)).then(() => whenReady?.());
  });
}

/**
 * Returns the delay before a crashed app restarts, in ms, which grows each time. Undefined after too many
 * crashes.
 */
function delayAfter(falls: number[]): number | undefined {
  const now = performance.now();
  falls.push(now);
  const recent = falls.filter((fall) => now - fall < withinMs).length;
  return recent < mostFalls ? firstDelayMs * 2 ** (recent - 1) : undefined;
}

function say(sentence: string) {
  process.stderr.write(`${sentence}\n`);
}
