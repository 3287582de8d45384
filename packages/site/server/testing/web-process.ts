import { startServer } from '@daily-nest/testing/node-process';
import { onTestFinished } from 'vitest';
import { buildFolder } from './built-server.ts';

/** Starts the built server as a process that its caller ends. All readers of a test have one address. */
export const start = (environment: Record<string, string>) =>
  startServer({
    folder: '/',
    file: `${buildFolder}/server/main.js`,
    environment: { HOST: '127.0.0.1', RATE_LIMIT: '0', ...environment },
  });

/** Starts it as a process that ends with the test. */
export async function run(environment: Record<string, string>) {
  const web = await start(environment);
  // A hook of this module would apply to only one file of a worker: with --isolate=false the others share the
  // module.
  onTestFinished(() => web.signal('SIGKILL'));
  return web;
}

/** The same, when it answers. */
export async function runUntilItAnswers(environment: Record<string, string>) {
  const web = await run(environment);
  await web.answers();
  return web;
}
