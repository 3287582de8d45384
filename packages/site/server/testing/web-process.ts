import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { buildFolder } from './built-server.ts';

const main = `${buildFolder}/server/main.js`;

/** Runs the built server as a process that ends with the test. */
export function run(environment: Record<string, string>) {
  const web = start(environment);
  // A hook of this module would apply to only one file of a worker: with --isolate=false the others share the
  // module.
  onTestFinished(() => void web.child.kill('SIGKILL'));
  return web;
}

/** Starts the built server as a process that its caller ends. All readers of a test have one address. */
export function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', RATE_LIMIT: '0', ...environment },
    cwd: '/',
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    child,
    exit,
    errors: () => errors,
    logs: () =>
      output
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

/** Returns the answer of a server that may still be starting. */
export async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
