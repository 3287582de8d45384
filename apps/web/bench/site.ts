import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startCommandOf } from '@daily-nest/server/start-command';
import { freePort } from '@daily-nest/testing/free-port';

const folder = fileURLToPath(new URL('../', import.meta.url));

const { variables, flags, file } = startCommandOf(folder);

/** A server of its own process, with what the kernel counts of it (Linux). */
export class Measured {
  readonly url: string;
  readonly #child: ChildProcess;
  /** The process that does the work, where that is a child of the one that was started. */
  readonly #pid: number;

  constructor(child: ChildProcess, port: number, pid = child.pid!) {
    this.#child = child;
    this.#pid = pid;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Milliseconds of CPU so far; the kernel counts them in hundredths of a second. */
  cpu(): number {
    const fields = readFileSync(`/proc/${this.#pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Resident memory in MiB. */
  memory(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#pid}/status`, 'utf8'))?.[1]) / 1024;
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}

/** The built site, as `pnpm start` runs it, and how long it took to its first answer. */
export async function startSite(environment: Record<string, string>) {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [...flags, file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...variables,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'info',
      PORT: String(port),
      ...environment,
    },
  });
  const site = new Measured(child, port);
  while (!(await isThere(`${site.url}/`))) await new Promise((wake) => setTimeout(wake, 2));
  return { site, startMs: performance.now() - begun };
}

function isThere(url: string): Promise<boolean> {
  return fetch(url, { headers: { 'accept-encoding': 'br' } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}
