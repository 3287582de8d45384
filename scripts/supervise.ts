import type { ChildProcess } from 'node:child_process';

export interface App {
  /** As it is called in a sentence: `The backend`. */
  name: string;
  spawn: () => ChildProcess;
  /**
   * Resolves when it serves for the first time. Later it is started again whenever it ends. Until then, and without this,
   * its end ends everything: whoever started it reads why, and fixes it.
   */
  ready?: () => Promise<void>;
}

const firstDelayMs = 500;
const mostFalls = 5;
const withinMs = 60_000;
const graceMs = 10_000;

/**
 * Keeps every app running: one that falls is started again, while the others stay up, until it falls five times within a
 * minute. Stops them with SIGTERM, the last of the list first, when we are asked to stop, when one is given up, or when the process that started
 * us is gone (npx and pnpm do not always pass a signal on). Resolves with the exit code to end with.
 */
export function superviseUntilStopped(apps: App[], whenReady?: () => void): Promise<number> {
  return new Promise((resolve) => {
    let exitCode = 0;
    let stopping = false;
    /** Each with its place in the list. */
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
    /** An app may call those before it in the list: they serve until its last answer is out. */
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

/** How long an app that fell now is left alone, in ms: each time longer. Undefined: it fell too often. */
function delayAfter(falls: number[]): number | undefined {
  const now = performance.now();
  falls.push(now);
  const recent = falls.filter((fall) => now - fall < withinMs).length;
  return recent < mostFalls ? firstDelayMs * 2 ** (recent - 1) : undefined;
}

function say(sentence: string) {
  process.stderr.write(`${sentence}\n`);
}
