import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startCommandOf } from '@daily-nest/server/start-command';
import { freePort } from '@daily-nest/testing/free-port';

const folder = fileURLToPath(new URL('../', import.meta.url));

const { variables, flags, file } = startCommandOf(folder);

/** A server in a separate process, with the kernel's figures about it (Linux). */
export class Measured {
  readonly url: string;
  readonly #child: ChildProcess;
  /** The process that does the work, if it is a child of the started one. */
  readonly pid: number;

  constructor(child: ChildProcess, port: number, pid = child.pid!) {
    this.#child = child;
    this.pid = pid;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Returns the CPU time so far in milliseconds; the kernel counts hundredths of a second. */
  cpu(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}

/** Starts the built site as `pnpm start` does, and measures the time to its first answer. */
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
