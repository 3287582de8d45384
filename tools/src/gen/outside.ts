import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@daily-nest/testing/free-port';

/** A folder outside of the repository, whose programs take our packages from a registry on loopback. */
export interface Outside {
  folder: string;
  /** Runs a program there; throws with its output if it fails. Returns what it printed. */
  run: (command: string, ...words: string[]) => string;
  /** Runs a program that may fail. */
  attempt: (command: string, ...words: string[]) => { status: number | null; said: string };
  /** Changes a file; throws where the text is not in it. */
  edit: (path: string, from: string | RegExp, to: string) => void;
  write: (path: string, text: string | Buffer) => void;
  /** Starts the title's build, or its sources with `dev`, waits for it, and stops it when the work is done. */
  whileStarted: (work: (origin: string) => Promise<void>, command?: 'start' | 'dev') => Promise<void>;
  remove: () => void;
}

/** Makes an empty folder, in which `name` will be the title's. */
export function outside(name: string, npmrc: string): Outside {
  const parent = mkdtempSync(join(tmpdir(), 'title-'));
  const folder = join(parent, name);
  const env = {
    ...process.env,
    npm_config_userconfig: npmrc,
    // Else npm runs what it was given under this version before.
    npm_config_cache: join(parent, '.npm'),
    // This test's own, which the title's programs would take for theirs. With CI, pnpm renews no lockfile.
    CI: undefined,
    NODE_ENV: undefined,
    VITEST: undefined,
    NODE_OPTIONS: undefined,
  };
  const attempt: Outside['attempt'] = (command, ...words) => {
    const cwd = command === 'npm' ? parent : folder;
    const { status, stdout, stderr } = spawnSync(command, words, {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    return { status, said: `${stdout}${stderr}` };
  };
  return {
    folder,
    attempt,
    run(command, ...words) {
      const { status, said } = attempt(command, ...words);
      if (status !== 0) throw new Error(`${command} ${words.join(' ')}:\n${said.slice(-8000)}`);
      return said;
    },
    edit(path, from, to) {
      const text = readFileSync(join(folder, path), 'utf8');
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${path} does not say ${from}`);
      writeFileSync(join(folder, path), changed);
    },
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    async whileStarted(work, command = 'start') {
      const [port, backendPort] = [await freePort(), await freePort()];
      const started: ChildProcess = spawn('node_modules/.bin/daily-nest-site', [command], {
        cwd: folder,
        stdio: 'ignore',
        env: { ...env, PORT: String(port), BACKEND_PORT: String(backendPort) },
      });
      const ended = once(started, 'exit');
      try {
        const origin = `http://127.0.0.1:${port}`;
        await answers(`${origin}/${command === 'dev' ? '' : 'readyz'}`, started);
        await work(origin);
      } finally {
        started.kill('SIGTERM');
        await ended;
      }
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

async function answers(url: string, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600 && program.exitCode === null; tries += 1) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await pause(100);
  }
  throw new Error(`${url} did not answer.`);
}
