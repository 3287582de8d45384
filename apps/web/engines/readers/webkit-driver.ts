import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@daily-nest/testing/free-port';
import { z } from 'zod';

export interface WebKitPrograms {
  browser: string;
  driver: string;
  screen: string;
}

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });
const errorSchema = z.object({ error: z.string(), message: z.string() });

/** Starts a virtual screen, the driver on it and a session, which WebDriver needs. */
export async function startDriver({ browser, driver, screen }: WebKitPrograms) {
  const { display, server } = await startScreen(screen);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = answerSchema.parse(await answer.json());
    if (answer.ok) return value;
    const { error, message } = errorSchema.parse(value);
    throw new Error(`WebKit, ${path}: ${error}. ${message}`);
  };
  await untilListening(`http://127.0.0.1:${port}/status`);

  // A window's toolbar is at least 447 px wide; a full-screen window has none and can be as narrow as a
  // phone.
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  const session = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const base = `/session/${sessionSchema.parse(session).sessionId}`;
  return {
    ask: (method: string, path: string, body?: object) => call(method, base + path, body),
    stop: async () => {
      await call('DELETE', base);
      await ended(service);
      await ended(server);
    },
  };
}

/** Starts a virtual screen, which chooses and prints its own number. */
async function startScreen(program: string) {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3]!, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

async function untilListening(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver of WebKit did not start.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
